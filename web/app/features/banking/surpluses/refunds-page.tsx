import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';

import { REFUND_STATUSES, type RefundStatus } from '@husvaer/domain/payouts/enums';

import { apiContext } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import { session } from '../../../platform/session.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PAGE, readPage } from '../../../ui/pages.ts';
import classes from '../../../ui/list-page.module.css';
import {
  AGENCY,
  booksOf,
  nullWithoutBooks,
  onlyReads,
  useIsAuditor,
} from '../../ledger/public.tsx';
import {
  Approvers,
  BooksToApprove,
  findBooksToApprove,
  PATHS,
  PayoutTabs,
  RefundTable,
  withAgency,
  type Books,
} from '../../payouts/back-office/public.tsx';
import { Refunds, type RefundsQuery } from './refunds.graphql.ts';
import { SurplusList } from './surplus-list.tsx';

export const handle = {
  namespaces: ['banking', 'accounts', 'invoices', 'payments', 'payout_back_office', 'payouts'],
};

interface PageData {
  /** The agency that a bookkeeper of the operator approves for. */
  agencyId: string | null;
  books: Books;
  /** Null for all statuses. */
  status: RefundStatus | null;
  /** The one refund that is shown, when not null. */
  refundId: string | null;
  page: number;
  found: RefundsQuery | null;
}

const STATUS = 'status';
const REFUND = 'refund';

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<PageData> {
  const ownId = booksOf(args);
  const params = new URL(args.request.url).searchParams;
  const agencyId = ownId === null ? params.get(AGENCY) : null;
  const partnerId = ownId ?? agencyId;
  const status = REFUND_STATUSES.find((one) => one === params.get(STATUS)) ?? null;
  const page = readPage(params);
  const part = { limit: PAGE, skip: (page - 1) * PAGE };
  const api = args.context.get(apiContext);
  const refundId = params.get(REFUND);
  const mayRun = !onlyReads(args);
  const isOwn = agencyId === null && mayRun && refundId === null;
  const [books, found] = await Promise.all([
    ownId === null && mayRun ? findBooksToApprove(api) : [],
    nullWithoutBooks(api(Refunds, { partnerId, status, refundId, isOwn, mayRun, ...part })),
  ]);
  return { agencyId, books, status, refundId, page, found };
}
clientLoader.hydrate = true as const;

/** Refunds to the payer: payments without a debt, and overpayments of leases. */
export default function RefundsPage({ loaderData }: { loaderData: PageData }) {
  const { agencyId, books, status, refundId, page, found } = loaderData;
  const { t } = useTranslation('payout_back_office');
  const isAuditor = useIsAuditor();
  if (!found) return null;
  const { data, metaData } = found.getRefunds;
  const approvers = found.getPayoutSettings?.approvers ?? [];
  const surpluses = found.getSurpluses?.data ?? [];
  const accountId = session()?.id ?? '';
  const isApprover = approvers.some(({ _id }) => _id === accountId);
  return (
    <>
      <div className={classes.tools}>
        <PayoutTabs
          shown="refunds"
          agencyId={agencyId}
          waiting={found.waiting.metaData.totalDocuments}
        />
      </div>
      <BooksToApprove books={books} what="refunds" shownId={agencyId} />
      <SurplusList surpluses={surpluses} />
      {refundId === null ? (
        (metaData.totalDocuments > 0 || status !== null) && (
          <>
            {!isApprover && !isAuditor && <Approvers names={approvers} />}
            <RefundTools status={status} agencyId={agencyId} />
          </>
        )
      ) : (
        <p>
          <Link to={withAgency(PATHS.refunds, agencyId)}>{t('refunds.all_refunds')}</Link>
        </p>
      )}
      {(metaData.totalDocuments > 0 || surpluses.length === 0) && <Sums {...metaData} />}
      {data.length > 0 && (
        <RefundTable
          refunds={data}
          accountId={accountId}
          approverIds={approvers.map(({ _id }) => _id)}
          mayChange={agencyId === null && !isAuditor}
        />
      )}
      <PageLinks page={page} total={metaData.totalDocuments} />
    </>
  );
}

function RefundTools({
  status,
  agencyId,
}: {
  status: RefundStatus | null;
  agencyId: string | null;
}) {
  const { t } = useTranslation(['payouts', 'invoices', 'payout_back_office']);
  const navigate = useNavigate();
  return (
    <div className={classes.tools}>
      <NativeSelect
        aria-label={t('invoices:status')}
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          void navigate(withAgency(`${PATHS.refunds}${value && `?${STATUS}=${value}`}`, agencyId), {
            preventScrollReset: true,
          })
        }
        data={[
          { value: '', label: t('payout_back_office:refunds.all') },
          ...REFUND_STATUSES.map((value) => ({ value, label: t(`payouts:statuses.${value}`) })),
        ]}
      />
    </div>
  );
}

function Sums({ totalDocuments: count, amount }: { totalDocuments: number; amount: number }) {
  const { t } = useTranslation('payout_back_office');
  const format = useFormat();
  if (count === 0)
    return (
      <section className={classes.nothing} role="status">
        <h2>{t('refunds.none.title')}</h2>
        <p className="quiet">{t('refunds.none.text')}</p>
      </section>
    );
  return (
    <p className={classes.sums} role="status">
      {t('refunds.sums', { count, sum: format.amount(amount) })}
    </p>
  );
}
