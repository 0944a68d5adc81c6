import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageHead } from '../../../platform/page-head.tsx';
import classes from './my-listings.module.css';

export function MyListingsHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('mine');
  return (
    <div className={classes.head}>
      <PageHead title={t('title')} description={t('text')} path="/my-listing" noindex />
      <div>
        <Title order={1}>{t('title')}</Title>
        <p className={classes.lead}>{t('text')}</p>
      </div>
      {children}
    </div>
  );
}
