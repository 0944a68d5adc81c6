import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { LeaseLink, nullWithoutBooks, useMoneyFormat } from '../ledger/public.tsx';
import { DocumentLink } from './document-link.tsx';
import { FilterForm } from './filter-form.tsx';
import { Journal, type JournalQuery } from './journal.graphql.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { ACCOUNTS, loadFilters, type Chosen } from './load-filters.ts';
import { NextLink } from './next-link.tsx';
import { SaveButtons } from './save-buttons.tsx';

export const handle = { namespaces: ['accounting', 'invoices', 'files'] };

type Voucher = JournalQuery['getJournal']['data'][number];

interface PageData extends Chosen {
  found: JournalQuery['getJournal'];
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData | null> {
  const chosen = await loadFilters(args);
  if (!chosen) return null;
  const { partnerId, filters, after } = chosen;
  const answer = await nullWithoutBooks(
    args.context.get(apiContext)(Journal, {
      queryData: { partnerId, ...filters },
      optionData: { after },
    }),
  );
  return answer && { ...chosen, found: answer.getJournal };
}
clientLoader.hydrate = true as const;

/** The journal: the entries of a period by day and voucher number. */
export default function JournalPage({ loaderData }: { loaderData: PageData | null }) {
  const { t } = useTranslation(['accounting', 'ledger']);
  const { day, moment } = useMoneyFormat();
  const { amount: kroner } = useFormat();
  if (!loaderData) return null;
  const { filters, people, found } = loaderData;
  const columns: Column<Voucher>[] = [
    {
      head: t('voucher'),
      show: ({ dated, number }) => `${dated.slice(0, 4)}-${number}`,
    },
    {
      head: t('ledger:book.dated'),
      show: ({ dated, occurredOn, bookedAt }) => (
        <>
          {day(dated)}
          {occurredOn && <small>{t('ledger:book.occurred', { day: day(occurredOn) })}</small>}
          <small>{t('ledger:book.booked', { time: moment(bookedAt) })}</small>
        </>
      ),
    },
    {
      head: t('ledger:book.what'),
      isName: true,
      show: ({ kind, leases }) => (
        <span>
          {t(`ledger:book.kinds.${kind}`)}
          {leases.map(({ contractId, leaseNumber, home }) => (
            <small key={contractId}>
              <LeaseLink leaseId={contractId}>{home}</LeaseLink>{' '}
              {t('ledger:lease_number', { number: leaseNumber })}
            </small>
          ))}
        </span>
      ),
    },
    {
      head: t('document'),
      isName: true,
      show: ({ document }) => <DocumentLink document={document} />,
    },
    {
      head: t('ledger:book.lines'),
      isName: true,
      show: ({ lines }) => (
        <span>
          {lines.map(({ account, amount }, index) => (
            <small key={index}>
              {t(`ledger:book.accounts.${account}.name`)}:{' '}
              {t(amount > 0 ? 'ledger:book.debit_of' : 'ledger:book.credit_of', {
                amount: kroner(Math.abs(amount)),
              })}
            </small>
          ))}
        </span>
      ),
    },
  ];
  return (
    <>
      <LedgerTabs />
      <FilterForm
        key={JSON.stringify(filters)}
        filters={filters}
        accounts={ACCOUNTS}
        people={people}
      />
      <SaveButtons what="journal" filters={filters} />
      {found.data.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <Table
          label={t('tabs.journal')}
          columns={columns}
          rows={found.data}
          keyOf={({ _id }) => _id}
        />
      )}
      <NextLink next={found.next} />
    </>
  );
}
