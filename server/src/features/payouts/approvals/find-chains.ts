import { isLasting } from '@husvaer/domain/ledger/acts';
import type { Involved } from '@husvaer/domain/payouts/approval';

import {
  findActsOnBooks,
  findActsOnLeases,
  findActsOnOrders,
  type Act,
} from '../../ledger/public.ts';
import { findBroughtBy, findLandlordPaymentActors } from '../../payments/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import type { OrderKind } from '../orders/store.ts';
import { findLinesOf, type PayoutLine } from '../records/lines/store.ts';
import { findPayouts } from '../store.ts';

/** A payout or a refund whose chain is asked for. */
export interface OnChain {
  kind: OrderKind;
  id: string;
  bookId: string;
  leaseId: string | null;
  /** Who is paid: the landlord of a payout. Null for a refund, which goes back to its payer. */
  landlordId: string | null;
  /** Of a payout: the acts on its lease that count have lower numbers. Null: all of them count. */
  madeNumber?: bigint | null;
  /** For a refund, who brought the unmatched payment in; undefined if the bank did. */
  broughtById?: string | null;
}

/** Everybody who acted on the way to an order, and what they did. */
export interface Chain {
  involved: Involved;
  /** The acts on the order, its lease and its book, in the order in which they were done. */
  acts: readonly Act[];
}

/**
 * The chains of payouts and refunds: the only place that says who may not approve an order alone.
 *
 * - A **payout** has its landlord; the acts on itself and on its book; those on its lease before it was made
 *   that no other ordered payout has taken up (`domain/src/payouts/taken-up.ts`); those who brought in the
 *   payments of its invoices; those who brought in or placed what the landlord paid of final settlements, which
 *   many payouts may include; and all this of the earlier payouts that it includes.
 * - A **refund** has the acts on itself and on its book, and all acts on its lease; and those who brought in
 *   any payment of the lease, or the unmatched payment itself.
 */
export async function findChains(
  tx: ReadTx,
  orders: readonly OnChain[],
): Promise<Map<string, Chain>> {
  const payoutIds = orders.filter(({ kind }) => kind === 'payout').map(({ id }) => id);
  const linesOf = await findLinesAndEarlier(tx, payoutIds);
  const invoiceIds = [...linesOf.values()].flat().flatMap(({ invoiceId }) => invoiceId ?? []);
  const refundedIds = orders.flatMap(({ kind, leaseId }) =>
    kind === 'refund' && leaseId !== null ? [leaseId] : [],
  );
  const bringers = Map.groupBy(
    [
      ...(await findBroughtBy(tx, { invoiceIds })),
      ...(await findBroughtBy(tx, { leaseIds: refundedIds })),
    ],
    ({ ofId }) => ofId,
  );
  const onOrders = groupById(
    await findActsOnOrders(tx, [...linesOf.keys(), ...orders.map(({ id }) => id)]),
  );
  const onBooks = groupById(await findActsOnBooks(tx, [...new Set(orders.map((o) => o.bookId))]));
  const leaseIds = [...new Set(orders.flatMap(({ leaseId }) => leaseId ?? []))];
  const onLeases = groupById(await findActsOnLeases(tx, leaseIds));
  const onLandlordPayments = Map.groupBy(
    await findLandlordPaymentActors(tx, leaseIds),
    ({ leaseId }) => leaseId,
  );
  const ordered = await findOrdered(tx, [...onLeases.values()].flat());
  return new Map(
    orders.map((order): [string, Chain] => {
      const { kind, id, bookId, leaseId, landlordId } = order;
      const parts = kind === 'payout' ? [id, ...earlierOf(id, linesOf)] : [];
      const onLease = onLeases.get(leaseId ?? '') ?? [];
      const { madeNumber = null } = order;
      const isOpen = ({ kind: act, number, payoutId }: Act) =>
        isLasting(act) ||
        (payoutId !== null && parts.includes(payoutId)) ||
        ((madeNumber === null || number < madeNumber) &&
          (payoutId === null || !ordered.has(payoutId)));
      const acts = [
        ...(onBooks.get(bookId) ?? []),
        ...(kind === 'payout' ? parts : [id]).flatMap((one) => onOrders.get(one) ?? []),
        ...(kind === 'payout' ? onLease.filter(isOpen) : onLease),
      ].sort((one, other) => (one.number < other.number ? -1 : 1));
      const paid = parts.flatMap((one) =>
        (linesOf.get(one) ?? []).flatMap(({ invoiceId }) => bringers.get(invoiceId ?? '') ?? []),
      );
      const settled = kind === 'payout' ? (onLandlordPayments.get(leaseId ?? '') ?? []) : [];
      const surplus = kind === 'refund' ? (bringers.get(leaseId ?? '') ?? []) : [];
      const involved = new Set<string | null>([
        ...(landlordId === null ? [] : [landlordId]),
        ...(order.broughtById === undefined ? [] : [order.broughtById]),
        ...[...paid, ...surplus].map(({ broughtById }) => broughtById),
        ...settled.map(({ actorId }) => actorId),
        ...acts.filter(({ isBank }) => !isBank).map(({ byId }) => byId),
      ]);
      return [id, { involved, acts }];
    }),
  );
}

const groupById = (acts: readonly Act[]): Map<string, Act[]> =>
  Map.groupBy(acts, ({ aboutId }) => aboutId);

/** Those of the payouts that took up these acts that were ordered from a bank. */
async function findOrdered(tx: ReadTx, acts: readonly Act[]): Promise<Set<string>> {
  const payouts = await findPayouts(tx, [
    ...new Set(acts.flatMap(({ payoutId }) => payoutId ?? [])),
  ]);
  return new Set(payouts.filter(({ tries }) => tries > 0).map(({ id }) => id));
}

type LinesOf = ReadonlyMap<string, readonly PayoutLine[]>;

/** By payout, the lines of these payouts and of the earlier payouts whose money they include. */
async function findLinesAndEarlier(tx: ReadTx, payoutIds: readonly string[]): Promise<LinesOf> {
  const found = new Map<string, PayoutLine[]>(payoutIds.map((id) => [id, []]));
  let next: readonly string[] = payoutIds;
  while (next.length > 0) {
    const lines = await findLinesOf(tx, { payoutIds: next });
    for (const line of lines) found.get(line.ofId)!.push(line);
    next = [...new Set(lines.flatMap(({ payoutId }) => payoutId ?? []))].filter(
      (id) => !found.has(id),
    );
    for (const id of next) found.set(id, []);
  }
  return found;
}

/** The earlier payouts that a payout includes. Only one later payout includes a payout. */
const earlierOf = (payoutId: string, linesOf: LinesOf): readonly string[] =>
  (linesOf.get(payoutId) ?? []).flatMap((line) =>
    line.payoutId ? [line.payoutId, ...earlierOf(line.payoutId, linesOf)] : [],
  );
