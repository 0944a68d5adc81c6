import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useNavigate,
  useNavigation,
  useSearchParams,
  type ClientLoaderFunctionArgs,
} from 'react-router';

import { ApiFailure, apiContext, asPageError, type Api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { session } from '../../../platform/session.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import type { Payout } from '../details/payout.ts';
import { PayoutDetails } from '../details/payout-details.graphql.ts';
import { PayoutDrawer } from '../details/payout-drawer.tsx';
import classes from '../../../ui/list-page.module.css';
import {
  AGENCY,
  booksOf,
  nullWithoutBooks,
  onlyReads,
  TableButtons,
  useIsAuditor,
} from '../../ledger/public.tsx';
import { ApproveBar } from './approve-bar.tsx';
import { Approvers } from './approvers.tsx';
import { FILTERS, partsOf, readFilters, withOpen, type Shown } from './filters.ts';
import { BooksToApprove, findBooksToApprove, type Books } from './books-to-approve.tsx';
import { choose, type Chosen } from './choice.ts';
import { PartnerPayouts, type PartnerPayoutsQuery } from './partner-payouts.graphql.ts';
import { PayoutActions } from './payout-actions.tsx';
import { PayoutTable } from './payout-table.tsx';
import { PayoutTabs } from './payout-tabs.tsx';

export const handle = {
  namespaces: ['payout_back_office', 'invoices', 'payouts', 'accounts', 'files'],
};

interface PageData {
  partnerId: string | null;
  /** The agency that a bookkeeper of the operator approves for. */
  agencyId: string | null;
  books: Books;
  /** The id of the user who looks at the page. */
  accountId: string;
  shown: Shown;
  page: number;
  found: PartnerPayoutsQuery | null;
  /** The open payout; undefined if there is none with the id in the URL. */
  payout: Payout | undefined;
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const ownId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const agencyId = ownId === null ? params.get(AGENCY) : null;
  const partnerId = ownId ?? agencyId;
  const { shown, openId } = readFilters(params);
  const page = readPage(params);
  const api = args.context.get(apiContext);
  const mayRun = !onlyReads(args);
  const [books, found, payout] = await Promise.all([
    ownId === null && mayRun ? findBooksToApprove(api) : [],
    nullWithoutBooks(
      api(PartnerPayouts, {
        partnerId,
        mayRun,
        queryData: { partnerId, ...FILTERS[shown] },
        optionData: { limit: PAGE, skip: (page - 1) * PAGE },
      }),
    ),
    openId === null ? undefined : findPayout(api, openId),
  ]);
  return { partnerId, agencyId, books, accountId: session()?.id ?? '', shown, page, found, payout };
}
clientLoader.hydrate = true as const;

async function findPayout(api: Api, id: string): Promise<Payout | undefined> {
  try {
    return (await api(PayoutDetails, { id })).payoutDetails;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return undefined;
    throw asPageError(error);
  }
}

/** An agency's payouts to landlords: approved together, held back, and inspected one by one. */
export default function PayoutsPage({ loaderData }: { loaderData: PageData }) {
  const { t } = useTranslation('payout_back_office');
  const { partnerId, agencyId, accountId, shown, page, found } = loaderData;
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const isAuditor = useIsAuditor();
  if (!found) return null;
  const { data, metaData } = found.getPayouts;
  const approvers = found.getPayoutSettings?.approvers ?? [];
  const isApprover = approvers.some(({ _id }) => _id === accountId);
  const choosing = shown === 'to_approve' && isApprover ? { accountId, chosen, setChosen } : null;
  return (
    <>
      <div className={classes.tools}>
        <PayoutTabs
          shown={shown}
          agencyId={agencyId}
          waiting={found.waiting.metaData.totalDocuments}
        />
        {metaData.totalDocuments > 0 && (
          <TableButtons what="payouts" name={t('file_name')} filters={partsOf(shown)} />
        )}
      </div>
      <BooksToApprove books={loaderData.books} what="payouts" shownId={agencyId} />
      {shown === 'to_approve' && !isApprover && !isAuditor && <Approvers names={approvers} />}
      <Sums shown={shown} {...metaData} />
      {data.length > 0 && (
        <PayoutTable
          payouts={data}
          shown={shown}
          choosing={choosing}
          toOpen={(id) => withOpen(params, id)}
        />
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
      {choosing && (
        <ApproveBar
          partnerId={partnerId}
          accountId={accountId}
          total={metaData.totalDocuments}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <OpenPayout
        payout={loaderData.payout}
        accountId={accountId}
        isApprover={isApprover}
        onDone={(payout) => setChosen(choose(chosen, [payout], false))}
      />
    </>
  );
}

/** The payout in the URL, or the one whose URL is loading. */
function OpenPayout(props: {
  payout: Payout | undefined;
  accountId: string;
  isApprover: boolean;
  onDone: (payout: Payout) => void;
}) {
  const { payout, accountId, isApprover, onDone } = props;
  const [params] = useSearchParams();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const isAuditor = useIsAuditor();
  const { openId } = readFilters(location ? new URLSearchParams(location.search) : params);
  const isComing = openId !== readFilters(params).openId;
  return (
    <PayoutDrawer
      opened={openId !== null}
      payout={isComing ? null : payout}
      onClose={() => void navigate(withOpen(params, null), { preventScrollReset: true })}
    >
      {payout && !isAuditor && (
        <PayoutActions
          key={payout._id}
          payout={payout}
          accountId={accountId}
          isApprover={isApprover}
          onDone={() => onDone(payout)}
        />
      )}
    </PayoutDrawer>
  );
}

function Sums({
  shown,
  totalDocuments: count,
  amount,
}: {
  shown: Shown;
  totalDocuments: number;
  amount: number;
}) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  if (count === 0)
    return (
      <section className={classes.nothing} role="status">
        <h2>{t(`payouts.none.${shown}.title`)}</h2>
        <p className="quiet">{t(`payouts.none.${shown}.text`)}</p>
      </section>
    );
  return (
    <p className={classes.sums} role="status">
      {shown === 'expected'
        ? t('payouts.count', { count })
        : t('payouts.sums', { count, sum: format.amount(amount) })}
    </p>
  );
}
