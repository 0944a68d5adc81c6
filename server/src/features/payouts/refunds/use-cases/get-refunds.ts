import { refundStatus } from '@husvaer/domain/payouts/states';
import type { RefundStatus } from '@husvaer/domain/payouts/enums';

import { findPeople } from '../../../accounts/public.ts';
import { findLeaseRents, type LeaseRent } from '../../../leases/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBookToApprove } from '../../settings/approvers/require-approver.ts';
import { findStandings, lastActOn, toOrderRefunds } from '../../approvals/find-standings.ts';
import { findOrderLines } from '../../orders/store.ts';
import { findRefundPage, type Refund } from '../../records/refunds/store.ts';

/** A refund, as pages show it. */
export interface RefundView extends Refund {
  status: RefundStatus;
  askedByName: string | null;
  accountByName: string | null;
  /** The approvals that count. */
  approvals: { accountId: string; name: string; at: Temporal.Instant }[];
  /** The approvers of whom one must still approve, because they acted on nothing of its chain. */
  otherApproverNames: string[];
  /** Of the last act on its chain. */
  lastActNumber: bigint;
  rent: LeaseRent | null;
  /** Our end-to-end id at the bank, and why the bank rejected it: of the last try. */
  endToEndId: string | null;
  reason: string | null;
}

interface RefundListQuery {
  partnerId: string | null;
  status: RefundStatus | null;
  /** Of one refund alone, when not null. */
  refundId: string | null;
  limit: number;
  skip: number;
}

/** An agency's refunds, the latest request first. Throws `ledger.not_found`. */
export async function getRefunds(
  work: ReadWork,
  { partnerId, ...query }: RefundListQuery,
): Promise<{ data: RefundView[]; total: number; amount: bigint }> {
  const { id: bookId } = await requireBookToApprove(work, partnerId, 'audit');
  const { refunds, ...all } = await findRefundPage(work.tx, { bookId, ...query });
  return { data: await viewRefunds(work, refunds), ...all };
}

/** Refunds as pages show them, in the same order. */
export async function viewRefunds(
  { tx, clock }: ReadWork,
  refunds: readonly Refund[],
): Promise<RefundView[]> {
  const ids = refunds.map(({ id }) => id);
  const tries = await findOrderLines(tx, 'refundId', ids);
  const standings = await findStandings(tx, toOrderRefunds(refunds), clock.today().toString());
  const namedBy = new Map(
    [...standings].map(([id, { acts }]) => [
      id,
      acts.findLast(({ kind }) => kind === 'named_account')?.byId ?? null,
    ]),
  );
  const rents = await findLeaseRents(tx, [
    ...new Set(refunds.flatMap(({ leaseId }) => leaseId ?? [])),
  ]);
  const personIds = [
    ...refunds.map(({ requestedById }) => requestedById),
    ...namedBy.values(),
    ...[...standings.values()].flatMap((one) => one.approvals).map(({ accountId }) => accountId),
    ...[...standings.values()].flatMap(({ otherIds }) => otherIds),
  ];
  const people = await findPeople(tx, [...new Set(personIds.flatMap((id) => id ?? []))]);
  const names = new Map<string | null, string>(people.map(({ id, name }) => [id, name]));
  return refunds.map((refund): RefundView => {
    const last = tries.findLast(({ ofId }) => ofId === refund.id);
    return {
      ...refund,
      status: refundStatus(refund),
      askedByName: names.get(refund.requestedById) ?? null,
      accountByName: names.get(namedBy.get(refund.id)!) ?? null,
      approvals: standings.get(refund.id)!.approvals.map(({ accountId, at }) => ({
        accountId,
        name: names.get(accountId) ?? '',
        at,
      })),
      otherApproverNames: standings.get(refund.id)!.otherIds.flatMap((id) => names.get(id) ?? []),
      lastActNumber: lastActOn(standings.get(refund.id)!),
      rent: rents.get(refund.leaseId ?? '') ?? null,
      endToEndId: last?.endToEndId ?? null,
      reason: last?.reason ?? null,
    };
  });
}
