import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from '../inbox.module.css';

/** Shown until a conversation is chosen; a phone shows only the list. */
export function NothingChosen() {
  const { t } = useTranslation('messaging');
  return (
    <div className={classes.unchosen}>
      <Title order={2}>{t('nothing.choose.title')}</Title>
      <p className="quiet">{t('nothing.choose.text')}</p>
    </div>
  );
}
