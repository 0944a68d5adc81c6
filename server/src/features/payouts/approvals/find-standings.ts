import type { Proof } from '@husvaer/domain/accounts/safeguards';
import {
  countedApprovals,
  isApproved,
  mayHaveNamed,
  type Decision,
  type Involved,
} from '@husvaer/domain/payouts/approval';

import type { Act } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findAccountsAt } from '../accounts/store.ts';
import type { OrderKind } from '../orders/store.ts';
import type { Refund } from '../records/refunds/store.ts';
import { findApproversOf } from '../settings/store.ts';
import type { Payout } from '../store.ts';
import { findDayLimits, type DayLimits } from './day-limits.ts';
import { findChains, type Chain, type OnChain } from './find-chains.ts';
import { findApprovals, findLandlordBringers, type OrderApproval } from './store.ts';

/** A payout or a refund, and what the bank would be asked to pay now. */
export interface ToOrder extends OnChain {
  amount: bigint;
  /** Null when the landlord has named none. */
  account: string | null;
  /** How the landlord had proved who they are when they named it; null of a refund, and if it was not kept. */
  accountProvedBy: Proof | null;
  approvalsNeeded: number;
}

/** Where an order stands: who has approved it, and whether the bank may be asked. */
interface Standing {
  /** The approvals that count. */
  approvals: OrderApproval[];
  /** The approvers who acted on nothing of its chain and have not approved it: one of them must. */
  otherIds: string[];
  involved: Involved;
  acts: readonly Act[];
  decision: Decision;
  isApproved: boolean;
}

/** The number of the last act on a chain; 0 if there is none. */
export const lastActOn = ({ acts }: Pick<Chain, 'acts'>): bigint => acts.at(-1)?.number ?? 0n;

/** These payouts as the bank would be asked to pay them at a moment. */
export async function toOrderPayouts(
  tx: ReadTx,
  payouts: readonly Payout[],
  at: Temporal.Instant,
): Promise<ToOrder[]> {
  const landlordIds = [...new Set(payouts.map(({ landlordId }) => landlordId))];
  const accounts = await findAccountsAt(tx, landlordIds, at);
  return payouts.map(
    ({ id, bookId, leaseId, landlordId, amount, approvalsNeeded, madeNumber }) => ({
      kind: 'payout',
      id,
      bookId,
      leaseId,
      landlordId,
      amount,
      approvalsNeeded,
      madeNumber,
      account: accounts.get(landlordId)?.account ?? null,
      accountProvedBy: accounts.get(landlordId)?.provedBy ?? null,
    }),
  );
}

/** These refunds as the bank would be asked to pay them. */
export const toOrderRefunds = (refunds: readonly Refund[]): ToOrder[] =>
  refunds.map(({ id, bookId, leaseId, amount, account, approvalsNeeded, ...refund }) => ({
    kind: 'refund',
    id,
    bookId,
    leaseId,
    landlordId: null,
    amount,
    account,
    accountProvedBy: null,
    approvalsNeeded,
    ...(refund.isBrought && { broughtById: refund.broughtById }),
  }));

/**
 * By id, where these orders stand: the rule of docs/security.md, for all that the bank is asked to pay. Callers
 * that read the chains or the limits of the day themselves give them.
 */
export async function findStandings(
  tx: ReadTx,
  orders: readonly ToOrder[],
  today: string,
  known: { chains?: ReadonlyMap<string, Chain>; limits?: DayLimits } = {},
): Promise<Map<string, Standing>> {
  if (orders.length === 0) return new Map();
  const chainOf = known.chains ?? (await findChains(tx, orders));
  const bookIds = [...new Set(orders.map(({ bookId }) => bookId))];
  const approversOf = await findApproversOf(tx, bookIds);
  const limits = known.limits ?? (await findDayLimits(tx, bookIds, today));
  const bringersOf = await findLandlordBringers(
    tx,
    orders.flatMap(({ accountProvedBy, leaseId }) =>
      accountProvedBy === null || leaseId === null ? [] : [leaseId],
    ),
  );
  const idsOf = (kind: OrderKind) =>
    orders.filter((order) => order.kind === kind).map(({ id }) => id);
  const approvals = Map.groupBy(
    [
      ...(await findApprovals(tx, 'payout', idsOf('payout'))),
      ...(await findApprovals(tx, 'refund', idsOf('refund'))),
    ],
    ({ ofId }) => ofId,
  );
  return new Map(
    orders.map((order): [string, Standing] => {
      const { involved: actors, acts } = chainOf.get(order.id)!;
      const approvers = approversOf.get(order.bookId) ?? [];
      const broughtInBy = bringersOf.get(order.leaseId ?? '') ?? [];
      const involved = new Set([
        ...actors,
        ...mayHaveNamed(order.accountProvedBy, broughtInBy, approvers),
      ]);
      const given = approvals.get(order.id) ?? [];
      const decision: Decision = {
        order: { amount: order.amount, account: order.account, lastActNumber: lastActOn({ acts }) },
        needed: order.approvalsNeeded,
        involved,
        approvals: given,
        approverIds: approvers.map(({ id }) => id),
        othersNeeded: limits.othersNeeded(order),
      };
      const numbers = new Set(countedApprovals(decision).map(({ number }) => number));
      const counted = given.filter(({ number }) => numbers.has(number));
      return [
        order.id,
        {
          approvals: counted,
          involved,
          acts,
          otherIds: decision.approverIds.filter(
            (id) => !involved.has(id) && !counted.some(({ accountId }) => accountId === id),
          ),
          decision,
          isApproved: isApproved(decision),
        },
      ];
    }),
  );
}
