import { useTranslation } from 'react-i18next';

import { useFormat } from '../../platform/format.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { useWords } from './use-words.ts';
import type { LedgerEntriesQuery } from './ledger-entries.graphql.ts';
import own from './entry-table.module.css';

type Entry = LedgerEntriesQuery['getLedgerEntries'][number];

/** An entry a row: when it counts from, what it is, and its lines, which come to nothing together. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('money');
  const { day, moment } = useWords();
  const { amount: kroner } = useFormat();
  const columns: Column<Entry>[] = [
    {
      head: t('ledger.dated'),
      show: ({ dated, bookedAt }) => (
        <>
          {day(dated)}
          <small>{t('ledger.booked', { time: moment(bookedAt) })}</small>
        </>
      ),
    },
    {
      head: t('ledger.what'),
      isName: true,
      show: ({ kind }) => {
        const keys = [`ledger.kinds.${kind}`, 'ledger.kinds.other'];
        return t(keys as unknown as 'ledger.kinds.other', { kind });
      },
    },
    {
      head: t('ledger.lines'),
      isName: true,
      show: ({ lines }) => (
        <ul className={own.lines}>
          {lines.map(({ account, amount }, index) => (
            <li key={index}>
              <span>{t(`ledger.accounts.${account}.name`)}</span>
              <span>
                {t(amount > 0 ? 'ledger.debit_of' : 'ledger.credit_of', {
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
    <Table label={t('ledger.entries')} columns={columns} rows={entries} keyOf={({ _id }) => _id} />
  );
}
