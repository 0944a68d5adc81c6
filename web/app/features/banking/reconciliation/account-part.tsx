import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../platform/format.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { useMoneyFormat } from '../../ledger/public.tsx';
import own from './reconciliation.module.css';
import type { Month } from './month.ts';

type Account = Month['accounts'][number];
type Entry = Account['entries'][number];

/** An account's balance at the bank and in the books, the parts of the difference, and each day. */
export function AccountPart({ account }: { account: Account }) {
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  const words = useMoneyFormat();
  const { statementOn, bank, ledger, differences, entries, days } = account;
  const name = t('reconciliation.account', { account: words.account(account.account) });
  return (
    <section className={own.part} aria-label={name}>
      <h3>{name}</h3>
      <p className="quiet">
        {statementOn
          ? t('reconciliation.statement_on', { day: words.day(statementOn) })
          : t('reconciliation.no_statement')}
      </p>
      <dl className={own.sums}>
        <div>
          <dt>{t('reconciliation.bank')}</dt>
          <dd>{bank === null ? t('ledger:none') : format.amount(bank)}</dd>
        </div>
        <div>
          <dt>{t('reconciliation.ledger')}</dt>
          <dd>{format.amount(ledger)}</dd>
        </div>
        <div>
          <dt>{t('reconciliation.difference')}</dt>
          <dd>{bank === null ? t('ledger:none') : format.amount(bank - ledger)}</dd>
        </div>
      </dl>
      {differences.length > 0 && (
        <>
          <h4>{t('reconciliation.why')}</h4>
          <ul className={own.differences}>
            {differences.map(({ kind, from, amount, count }) => (
              <li key={`${kind} ${from}`}>
                <span>
                  {t(`reconciliation.kinds.${kind}.name`)}
                  <small>
                    {t(`reconciliation.kinds.${kind}.text`, { day: words.day(from), count })}
                  </small>
                </span>
                <span>{format.amount(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {entries.length > 0 && <Entries entries={entries} />}
      {days.length > 0 && <Days days={days} />}
    </section>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('banking');
  const format = useFormat();
  const { day, orNone } = useMoneyFormat();
  const columns: Column<Entry>[] = [
    { head: t('reconciliation.day'), show: ({ on }) => day(on) },
    {
      head: t('reconciliation.payment'),
      isName: true,
      show: ({ text, kind }) => (
        <>
          {orNone(text)}
          <small>{t(`reconciliation.kinds.${kind}.name`)}</small>
        </>
      ),
    },
    { head: t('reconciliation.kid'), show: ({ kid }) => orNone(kid) },
    {
      head: t('reconciliation.amount'),
      isAmount: true,
      show: ({ amount }) => format.amount(amount),
    },
  ];
  return (
    <details className={own.more}>
      <summary>{t('reconciliation.entries', { count: entries.length })}</summary>
      <Table
        label={t('reconciliation.entries', { count: entries.length })}
        columns={columns}
        rows={entries}
        keyOf={(entry) => String(entries.indexOf(entry))}
      />
    </details>
  );
}

function Days({ days }: { days: Account['days'] }) {
  const { t } = useTranslation(['banking', 'ledger']);
  const format = useFormat();
  const { day } = useMoneyFormat();
  const columns: Column<Account['days'][number]>[] = [
    { head: t('reconciliation.day'), show: ({ on }) => day(on) },
    {
      head: t('reconciliation.bank'),
      isAmount: true,
      show: ({ bank }) => format.amount(bank),
    },
    {
      head: t('reconciliation.ledger'),
      isAmount: true,
      show: ({ ledger }) => format.amount(ledger),
    },
    {
      head: t('reconciliation.unexplained'),
      isAmount: true,
      show: ({ unexplained }) =>
        unexplained === 0 ? t('ledger:none') : format.amount(unexplained),
    },
  ];
  return (
    <details className={own.more}>
      <summary>{t('reconciliation.days', { count: days.length })}</summary>
      <Table
        label={t('reconciliation.days', { count: days.length })}
        columns={columns}
        rows={days.toReversed()}
        keyOf={({ on }) => on}
      />
    </details>
  );
}
