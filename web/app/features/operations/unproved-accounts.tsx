import { useTranslation } from 'react-i18next';

import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { useFormat } from '../../platform/format.ts';
import type { OperationsQuery } from './operations.graphql.ts';
import classes from './operations.module.css';

/** Client accounts that are in use though the bank has not confirmed them, and who decides on them. */
export function UnprovedAccounts({
  accounts,
}: {
  accounts: OperationsQuery['getOperations']['unprovedAccounts'];
}) {
  const { t } = useTranslation('operations');
  const { moment, list } = useFormat();
  if (accounts.length === 0) return <p className="quiet">{t('unproved.none')}</p>;
  return (
    <>
      <p className="quiet">{t('unproved.text')}</p>
      <ul className={classes.list}>
        {accounts.map(({ _id, name, clientAccount, since, invoices, responsible }) => (
          <li key={_id}>
            <span>
              <strong>
                {name} · {writeBankAccount(clientAccount)}
              </strong>
              <span className={classes.about}>
                {t('unproved.since', { time: moment(since) })} ·{' '}
                {t('unproved.invoices', { count: invoices })}
              </span>
              <span className={classes.about}>
                {responsible.length > 0
                  ? t('unproved.responsible', { names: list(responsible) })
                  : t('unproved.nobody')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
