import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { useMoneyFormat } from './use-money-format.ts';
import type { LedgerEntriesQuery } from './ledger-entries.graphql.ts';
import own from './entry-table.module.css';

type Entry = LedgerEntriesQuery['getLedgerEntries'][number];

/** One row per entry: its value date, its text, and its lines, which sum to zero. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('ledger');
  const { day, moment } = useMoneyFormat();
  const { amount: kroner } = useFormat();
  const columns: Column<Entry>[] = [
    {
      head: t('book.dated'),
      show: ({ dated, occurredOn, bookedAt }) => (
        <>
          {day(dated)}
          {occurredOn && <small>{t('book.occurred', { day: day(occurredOn) })}</small>}
          <small>{t('book.booked', { time: moment(bookedAt) })}</small>
        </>
      ),
    },
    {
      head: t('book.what'),
      isName: true,
      show: ({ kind }) => t(`book.kinds.${kind}`),
    },
    {
      head: t('book.lines'),
      isName: true,
      show: ({ lines }) => (
        <ul className={own.lines}>
          {lines.map(({ account, amount }, index) => (
            <li key={index}>
              <span>{t(`book.accounts.${account}.name`)}</span>
              <span>
                {t(amount > 0 ? 'book.debit_of' : 'book.credit_of', {
                  amount: kroner(Math.abs(amount)),
                })}
              </span>
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Table label={t('book.entries')} columns={columns} rows={entries} keyOf={({ _id }) => _id} />
  );
}
