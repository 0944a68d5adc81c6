import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

import { PAGE, withPage } from './pages.ts';
import classes from './page-links.module.css';

/** Links to the previous and the next page. */
export function PageLinks({ page, total }: { page: number; total: number }) {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const last = Math.max(Math.ceil(total / PAGE), 1);
  if (last === 1 && page === 1) return null;
  const way = (to: number, label: string) =>
    to >= 1 && to <= last ? (
      <Button component={Link} to={withPage(params, to)} variant="default">
        {label}
      </Button>
    ) : (
      <span />
    );
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      {way(Math.min(page - 1, last), t('pages.before'))}
      <span className="quiet">{t('pages.at', { page, last })}</span>
      {way(page + 1, t('pages.after'))}
    </nav>
  );
}
