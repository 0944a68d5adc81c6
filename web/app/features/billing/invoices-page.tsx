import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PAGE, readPage } from '../../ui/pages.ts';
import classes from '../../ui/list-page.module.css';
import { booksOf, TableButtons, nullWithoutBooks } from '../ledger/public.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import {
  type Filters,
  FILTERS,
  PartnerInvoices,
  type PartnerInvoicesQuery,
  partsOf,
  readFilters,
  SORTS,
  writeFilters,
} from '../invoices/public.tsx';
import { InvoiceList } from './invoice-list.tsx';

export const handle = { namespaces: ['billing', 'invoices', 'payments', 'files'] };

interface PageData {
  filters: Filters;
  page: number;
  invoices: PartnerInvoicesQuery['getPartnerInvoices'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readFilters(params);
  const page = readPage(params);
  const { status, month, search, sort } = filters;
  const answer = await nullWithoutBooks(
    args.context.get(apiContext)(PartnerInvoices, {
      queryData: { partnerId, status, month: month || null, search: search || null },
      optionData: { sort, limit: PAGE, skip: (page - 1) * PAGE },
    }),
  );
  return { filters, page, invoices: answer?.getPartnerInvoices ?? null };
}
clientLoader.hydrate = true as const;

/** Every invoice and credit note in the agency’s books, with its actions. */
export default function InvoicesPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { filters, page, invoices } = loaderData;
  if (!invoices) return null;
  const { data, metaData } = invoices;
  const { totalDocuments: total, filteredDocuments: found, open } = metaData;
  const which = total === 0 ? 'none' : 'not_found';
  return (
    <>
      {total > 0 && <InvoiceTools filters={filters} />}
      {total > 0 && (
        <p className={classes.sums} role="status">
          {t('sums', { count: found, open: format.amount(open) })}
        </p>
      )}
      {found === 0 ? (
        <section className={classes.nothing}>
          <h2>{t(`${which}.title`)}</h2>
          <p className="quiet">{t(`${which}.text`)}</p>
        </section>
      ) : (
        <InvoiceList invoices={data} />
      )}
      <PageLinks page={page} total={found} />
    </>
  );
}

function InvoiceTools({ filters }: { filters: Filters }) {
  const { t } = useTranslation(['invoices', 'ledger']);
  const navigate = useNavigate();
  const go = (change: Partial<Filters>) =>
    void navigate(writeFilters({ ...filters, ...change }), { preventScrollReset: true });
  return (
    <div className={classes.tools}>
      <SearchField label={t('search')} search={filters.search} />
      <NativeSelect
        aria-label={t('status')}
        value={filters.status}
        onChange={({ currentTarget: { value } }) =>
          go({ status: FILTERS.find((one) => one === value) ?? 'all' })
        }
        data={FILTERS.map((value) => ({ value, label: t(`filters.${value}`) }))}
      />
      <TextInput
        type="month"
        aria-label={t('month')}
        value={filters.month}
        onChange={({ currentTarget: { value } }) => go({ month: value })}
      />
      <NativeSelect
        aria-label={t('ledger:sort')}
        value={filters.sort}
        onChange={({ currentTarget: { value } }) =>
          go({ sort: SORTS.find((one) => one === value) ?? 'latest' })
        }
        data={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <TableButtons
        what="invoices"
        name={t('file_name')}
        filters={partsOf({ ...filters, sort: 'latest' })}
      />
    </div>
  );
}
