import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { LeaseLink, nullWithoutBooks, useMoneyFormat } from '../ledger/public.tsx';
import { AccountStatement, type AccountStatementQuery } from './account-statement.graphql.ts';
import classes from './accounting.module.css';
import { DocumentLink } from './document-link.tsx';
import { FilterForm } from './filter-form.tsx';
import { LedgerTabs } from './ledger-tabs.tsx';
import { ACCOUNTS, loadFilters, type Chosen } from './load-filters.ts';
import { NextLink } from './next-link.tsx';
import { SaveButtons } from './save-buttons.tsx';

export const handle = { namespaces: ['accounting', 'invoices', 'files'] };

type Line = AccountStatementQuery['getAccountStatement']['data'][number];

interface PageData extends Chosen {
  found: AccountStatementQuery['getAccountStatement'];
}

/** The account that is shown before one is chosen. */
const FIRST = 'client_account';

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData | null> {
  const chosen = await loadFilters(args);
  if (!chosen) return null;
  const { partnerId, after } = chosen;
  const filters = { ...chosen.filters, account: chosen.filters.account ?? FIRST } as const;
  const answer = await nullWithoutBooks(
    args.context.get(apiContext)(AccountStatement, {
      queryData: { partnerId, ...filters },
      optionData: { after },
    }),
  );
  return answer && { ...chosen, filters, found: answer.getAccountStatement };
}
clientLoader.hydrate = true as const;

/** An account statement: the lines of one account over a period, with the balance after each. */
export default function StatementPage({ loaderData }: { loaderData: PageData | null }) {
  const { t } = useTranslation(['accounting', 'ledger']);
  const { day } = useMoneyFormat();
  const { amount: kroner } = useFormat();
  if (!loaderData) return null;
  const { filters, people, found } = loaderData;
  const columns: Column<Line>[] = [
    { head: t('voucher'), show: ({ dated, number }) => `${dated.slice(0, 4)}-${number}` },
    {
      head: t('ledger:book.dated'),
      show: ({ dated, occurredOn }) => (
        <>
          {day(dated)}
          {occurredOn && <small>{t('ledger:book.occurred', { day: day(occurredOn) })}</small>}
        </>
      ),
    },
    {
      head: t('ledger:book.what'),
      isName: true,
      show: ({ kind, lease }) => (
        <span>
          {t(`ledger:book.kinds.${kind}`)}
          {lease && (
            <small>
              <LeaseLink leaseId={lease.contractId}>{lease.home}</LeaseLink>{' '}
              {t('ledger:lease_number', { number: lease.leaseNumber })}
            </small>
          )}
        </span>
      ),
    },
    {
      head: t('document'),
      isName: true,
      show: ({ document }) => <DocumentLink document={document} />,
    },
    {
      head: t('ledger:book.debit'),
      isAmount: true,
      show: ({ amount }) => amount > 0 && kroner(amount),
    },
    {
      head: t('ledger:book.credit'),
      isAmount: true,
      show: ({ amount }) => amount < 0 && kroner(-amount),
    },
    { head: t('balance'), isAmount: true, show: ({ balance }) => kroner(balance) },
  ];
  return (
    <>
      <LedgerTabs />
      <FilterForm
        key={JSON.stringify(filters)}
        filters={filters}
        accounts={ACCOUNTS}
        people={people}
        needsAccount
      />
      <SaveButtons what="account-statement" filters={filters} />
      <p className="quiet">{t('balance_text')}</p>
      <dl className={classes.sums}>
        {(['opening', 'debit', 'credit', 'closing'] as const).map((name) => (
          <div key={name}>
            <dt className="quiet">{t(`sums.${name}`)}</dt>
            <dd>{kroner(found[name])}</dd>
          </div>
        ))}
      </dl>
      {found.data.length === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <Table
          label={t('tabs.account')}
          columns={columns}
          rows={found.data}
          keyOf={({ _id }) => _id}
        />
      )}
      <NextLink next={found.next} />
    </>
  );
}
