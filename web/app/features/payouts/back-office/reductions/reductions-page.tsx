import { useTranslation } from 'react-i18next';
import type { ClientLoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../../../platform/api.ts';
import classes from '../../../../ui/list-page.module.css';
import { PageLinks } from '../../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../../ui/pages.ts';
import { AGENCY, booksOf, nullWithoutBooks } from '../../../ledger/public.tsx';
import { PayoutTabs } from '../payout-tabs.tsx';
import { ReductionTable } from './reduction-table.tsx';
import { Reductions, type ReductionsQuery } from './reductions.graphql.ts';

export const handle = { namespaces: ['payout_back_office', 'payments', 'invoices'] };

interface PageData {
  /** The agency that a bookkeeper of the operator approves for. */
  agencyId: string | null;
  page: number;
  found: ReductionsQuery | null;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const ownId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const agencyId = ownId === null ? params.get(AGENCY) : null;
  const page = readPage(params);
  const part = { partnerId: ownId ?? agencyId, limit: PAGE, skip: (page - 1) * PAGE };
  const answer = await nullWithoutBooks(args.context.get(apiContext)(Reductions, part));
  return { agencyId, page, found: answer };
}
clientLoader.hydrate = true as const;

/** What people wrote off or credited, and what waits for a second person. */
export default function ReductionsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('payout_back_office');
  const { agencyId, page, found } = loaderData;
  if (!found) return null;
  const { data, metaData } = found.getReductions;
  return (
    <>
      <div className={classes.tools}>
        <PayoutTabs
          shown="reductions"
          agencyId={agencyId}
          waiting={found.waiting.metaData.totalDocuments}
        />
      </div>
      <p className="quiet">{t('reductions.text')}</p>
      {data.length > 0 ? (
        <ReductionTable reductions={data} />
      ) : (
        <section className={classes.nothing} role="status">
          <h2>{t('reductions.none')}</h2>
        </section>
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
    </>
  );
}
