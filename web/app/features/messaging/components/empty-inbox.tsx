import { Anchor, Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import column from '../../../ui/column-page.module.css';
import { NextSteps } from '../../search/public.tsx';
import { writeFilters } from '../filters.ts';

const ARCHIVED = writeFilters({ filter: 'archived', search: '', partnerId: null });

/** Shown instead of both panes until there is a conversation. */
export function EmptyInbox() {
  const { t } = useTranslation('messaging');
  return (
    <div className={column.page}>
      <Title order={1}>{t('title')}</Title>
      <section className={column.empty}>
        <Title order={2}>{t('nothing.all.title')}</Title>
        <p>{t('nothing.all.text')}</p>
        <div className={column.actions}>
          <Button component={Link} to="/find-home">
            {t('nothing.to_search')}
          </Button>
          <Anchor component={Link} to={`/inbox${ARCHIVED}`}>
            {t('nothing.to_archived')}
          </Anchor>
        </div>
      </section>
      <NextSteps />
    </div>
  );
}
