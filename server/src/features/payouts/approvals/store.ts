import { sql as raw } from 'kysely';

import type { Approval } from '@husvaer/domain/payouts/approval';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { hasStatus } from '../list/store.ts';
import type { OrderKind } from '../orders/store.ts';
import { asRefund, hasRefundStatus, type Refund } from '../records/refunds/store.ts';
import { asPayout, type Payout } from '../store.ts';

const sql =
  owns<
    Pick<
      Tables,
      | 'payout'
      | 'refund'
      | 'paymentOrderLine'
      | 'paymentOrder'
      | 'payoutAccount'
      | 'orderApproval'
      | 'lease'
      | 'property'
      | 'assignment'
      | 'invitation'
    >
  >();

/** An approval of a payout or a refund. */
export interface OrderApproval extends Approval {
  kind: OrderKind;
  /** The id of the payout or the refund. */
  ofId: string;
  at: Temporal.Instant;
}

/** By lease, who invited its landlord to the agency, and who made its assignment; null is an unknown person. */
export async function findLandlordBringers(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Map<string, (string | null)[]>> {
  if (leaseIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('lease')
    .innerJoin('assignment', 'assignment.id', 'lease.assignmentId')
    .select(['lease.id', 'assignment.madeById as byId'])
    .where('lease.id', 'in', leaseIds)
    .union(
      sql(tx)
        .selectFrom('lease')
        .innerJoin('property', 'property.id', 'lease.propertyId')
        .innerJoin('invitation', (on) =>
          on
            .onRef('invitation.accountId', '=', 'property.landlordId')
            .onRef('invitation.partnerId', '=', 'property.partnerId'),
        )
        .select(['lease.id', 'invitation.invitedBy as byId'])
        .where('lease.id', 'in', leaseIds),
    )
    .execute();
  const byLease = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byLease].map(([id, all]) => [id, all.map(({ byId }) => byId)]));
}

export async function addApprovals(
  tx: Tx,
  approvals: readonly Omit<OrderApproval, 'number'>[],
): Promise<void> {
  if (approvals.length === 0) return;
  await sql(tx)
    .insertInto('orderApproval')
    .values(
      approvals.map(({ kind, ofId, accountId, amount, account, lastActNumber, at }) => ({
        payoutId: kind === 'payout' ? ofId : null,
        refundId: kind === 'refund' ? ofId : null,
        accountId,
        amount,
        toAccount: account,
        lastActNumber,
        at: at.toString(),
      })),
    )
    .execute();
}

/** All approvals of these payouts or refunds, also those that no longer count, the earliest first. */
export async function findApprovals(
  tx: ReadTx,
  kind: OrderKind,
  ids: readonly string[],
): Promise<OrderApproval[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('orderApproval')
    .select([`${kind}Id as ofId`, 'accountId', 'number', 'amount', 'toAccount as account', 'at'])
    // An approval from before covers all acts before itself.
    .select(({ fn, ref }) => fn.coalesce('lastActNumber', ref('number')).as('lastActNumber'))
    .where(`${kind}Id`, 'in', ids)
    .orderBy('number')
    .$narrowType<{ ofId: string }>()
    .execute();
  return rows.map((row) => ({ kind, ...row }));
}

/** Records whether enough people have approved these payouts or refunds. */
export async function setApproved(
  tx: Tx,
  kind: OrderKind,
  ids: readonly string[],
  at: Temporal.Instant | null,
): Promise<void> {
  if (ids.length === 0) return;
  await sql(tx)
    .updateTable(kind)
    .set({ approvedAt: at?.toString() ?? null })
    .where('id', 'in', ids)
    .execute();
}

/** What the banks of these books were asked for on a day, by account; øre. */
export async function findOrderedOn(
  tx: ReadTx,
  bookIds: readonly string[],
  day: string,
): Promise<{ bookId: string; account: string; amount: bigint }[]> {
  if (bookIds.length === 0) return [];
  return sql(tx)
    .selectFrom('paymentOrderLine as line')
    .innerJoin('paymentOrder', 'paymentOrder.id', 'line.orderId')
    .select(['paymentOrder.bookId', 'line.account'])
    .select(({ fn }) => fn.sum<bigint>('line.amount').$castTo<string>().as('amount'))
    .where('paymentOrder.bookId', 'in', bookIds)
    .where('paymentOrder.executesOn', '=', day)
    .groupBy(['paymentOrder.bookId', 'line.account'])
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, amount: BigInt(row.amount) })));
}

/** The payouts and refunds of a book that wait for approval; held payouts are left out. */
export async function findUnapproved(
  tx: ReadTx,
  bookIds: readonly string[],
): Promise<{ payouts: Payout[]; refunds: Refund[] }> {
  if (bookIds.length === 0) return { payouts: [], refunds: [] };
  const payouts = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('bookId', 'in', bookIds)
    .where(hasStatus('pending_for_approval'))
    .where('heldAt', 'is', null)
    .execute();
  const refunds = await sql(tx)
    .selectFrom('refund')
    .selectAll()
    .where('bookId', 'in', bookIds)
    .where(hasRefundStatus('pending_for_approval'))
    .execute();
  return { payouts: payouts.map(asPayout), refunds: refunds.map(asRefund) };
}

/** The number of payouts in all books that wait for approval. */
export async function countWaitingPayouts(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('payout')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where(hasStatus('pending_for_approval'))
    .where('heldAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface Approved {
  bookId: string;
  today: string;
  now: Temporal.Instant;
  limit: number;
}

/**
 * Whether an unsettled late debit of a payout or a refund waits: one that came after the bank had rejected
 * it.
 */
export async function hasLateDebit(
  tx: ReadTx,
  { kind, id }: { kind: OrderKind; id: string },
): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('paymentOrderLine')
    .select('orderId')
    .where(`${kind}Id`, '=', id)
    .where('lateDebitWaits', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims approved payouts of a book that may be ordered from the bank, the oldest first. Rows that another
 * transaction has locked are skipped.
 */
export async function claimApprovedPayouts(
  tx: Tx,
  { bookId, today, now, limit }: Approved,
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('approvedAt', 'is not', null)
    .where('isOrdered', '=', false)
    .where('givenUpAt', 'is', null)
    .where('heldAt', 'is', null)
    .where((row) => row.or([row('orderFrom', 'is', null), row('orderFrom', '<=', today)]))
    .where('landlordId', 'in', (named) =>
      named
        .selectFrom('payoutAccount')
        .select('payoutAccount.landlordId')
        .where('countsFrom', '<=', moment(now)),
    )
    // A debit that came after a rejection may have paid the landlord.
    .where('leaseId', 'not in', (late) =>
      late
        .selectFrom('paymentOrderLine')
        .innerJoin('payout as debited', 'debited.id', 'payoutId')
        .select('debited.leaseId')
        .where('lateDebitWaits', '=', true),
    )
    .orderBy('serial')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asPayout);
}

/** Like {@link claimApprovedPayouts}, for refunds. */
export async function claimApprovedRefunds(
  tx: Tx,
  { bookId, today, limit }: Omit<Approved, 'now'>,
): Promise<Refund[]> {
  const rows = await sql(tx)
    .selectFrom('refund')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('approvedAt', 'is not', null)
    .where('isOrdered', '=', false)
    .where('givenUpAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('id', 'not in', (late) =>
      late
        .selectFrom('paymentOrderLine')
        .select((line) => line.ref('refundId').$notNull().as('id'))
        .where('lateDebitWaits', '=', true)
        .where('refundId', 'is not', null),
    )
    .where((row) => row.or([row('orderFrom', 'is', null), row('orderFrom', '<=', today)]))
    .orderBy('askedAt')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asRefund);
}
