import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

import { Tabs } from '../../ui/tabs.tsx';
import classes from './accounting.module.css';

const PAGES = {
  balances: '/money/ledger',
  journal: '/money/ledger/journal',
  account: '/money/ledger/account',
  saft: '/money/ledger/saft',
} as const;

/** Links between the pages of the ledger. */
export function LedgerTabs() {
  const { t } = useTranslation('accounting');
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  return (
    <Tabs label={t('tabs.label')} className={classes.tabs}>
      {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name) => (
        <Link key={name} to={PAGES[name]} aria-current={here === PAGES[name] ? 'page' : undefined}>
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </Tabs>
  );
}
