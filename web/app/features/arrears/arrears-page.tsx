import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../platform/api.ts';
import { useFormat } from '../../platform/format.ts';
import { PAGE, readPage } from '../../ui/pages.ts';
import classes from '../../ui/list-page.module.css';
import { booksOf, TableButtons, nullWithoutBooks } from '../ledger/public.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ArrearsTable } from './arrears-table.tsx';
import { Arrears, type ArrearsQuery } from './arrears.graphql.ts';
import { readFilters, SORTS, writeFilters, type Filters } from './filters.ts';

export const handle = {
  namespaces: ['arrears', 'claims', 'invoices', 'petition', 'accounts', 'files'],
};

interface PageData {
  filters: Filters;
  page: number;
  arrears: ArrearsQuery['getArrears'] | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const partnerId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const filters = readFilters(params);
  const page = readPage(params);
  const answer = await nullWithoutBooks(
    args.context.get(apiContext)(Arrears, {
      queryData: { partnerId, search: filters.search || null },
      optionData: { sort: filters.sort, limit: PAGE, skip: (page - 1) * PAGE },
    }),
  );
  return { filters, page, arrears: answer?.getArrears ?? null };
}
clientLoader.hydrate = true as const;

/** The leases with overdue rent, and since when. */
export default function ArrearsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('arrears');
  const format = useFormat();
  const { filters, page, arrears } = loaderData;
  if (!arrears) return null;
  const { data, metaData } = arrears;
  const { totalDocuments: total, filteredDocuments: found, overdue, open } = metaData;
  if (total === 0) return <Nothing which="none" />;
  return (
    <>
      <ArrearsTools filters={filters} />
      <p className={classes.sums} role="status">
        {t('sums', {
          count: found,
          overdue: format.amount(overdue),
          open: format.amount(open),
        })}
      </p>
      {found === 0 ? <Nothing which="not_found" /> : <ArrearsTable leases={data} />}
      <PageLinks page={page} total={found} />
    </>
  );
}

function ArrearsTools({ filters }: { filters: Filters }) {
  const { t } = useTranslation(['arrears', 'ledger']);
  const navigate = useNavigate();
  return (
    <div className={classes.tools}>
      <SearchField label={t('search')} search={filters.search} />
      <NativeSelect
        aria-label={t('ledger:sort')}
        value={filters.sort}
        onChange={({ currentTarget }) => {
          const sort = SORTS.find((one) => one === currentTarget.value) ?? 'longest';
          void navigate(writeFilters({ ...filters, sort }), { preventScrollReset: true });
        }}
        data={SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      <TableButtons
        what="arrears"
        name={t('file_name')}
        filters={{ ...(filters.search && { search: filters.search }) }}
      />
    </div>
  );
}

function Nothing({ which }: { which: 'none' | 'not_found' }) {
  const { t } = useTranslation('arrears');
  return (
    <section className={classes.nothing}>
      <h2>{t(`${which}.title`)}</h2>
      <p className="quiet">
        {t(`${which}.text`)}{' '}
        {which === 'none' && <Link to="/money/files">{t('none.to_files')}</Link>}
      </p>
    </section>
  );
}
