import { sql as raw, type Generated } from 'kysely';

import type { Approval } from '@husvaer/domain/payouts/approval';

import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { hasStatus } from '../list/store.ts';
import type { OrderKind } from '../orders/store.ts';
import {
  asRefund,
  hasRefundStatus,
  type Refund,
  type RefundTable,
} from '../records/refunds/store.ts';
import { asPayout, type Payout, type PayoutTable } from '../store.ts';

interface ApprovalTables {
  payout: PayoutTable;
  refund: RefundTable;
  payment_order_line: {
    order_id: string;
    payout_id: string | null;
    refund_id: string | null;
    late_debit_waits: boolean;
    account: string;
    amount: bigint;
  };
  payment_order: { id: string; book_id: string; executes_on: string };
  payout_account: { landlord_id: string; counts_from: Moment };
  order_approval: {
    number: Generated<bigint>;
    payout_id: string | null;
    refund_id: string | null;
    account_id: string;
    amount: bigint;
    to_account: string | null;
    last_act_number: bigint | null;
    at: Moment;
  };
}

const sql = owns<ApprovalTables>();

/** An approval of a payout or a refund. */
export interface OrderApproval extends Approval {
  kind: OrderKind;
  /** The id of the payout or the refund. */
  ofId: string;
  at: Temporal.Instant;
}

export async function addApprovals(
  tx: Tx,
  approvals: readonly Omit<OrderApproval, 'number'>[],
): Promise<void> {
  if (approvals.length === 0) return;
  await sql(tx)
    .insertInto('order_approval')
    .values(
      approvals.map(({ kind, ofId, accountId, amount, account, lastActNumber, at }) => ({
        payout_id: kind === 'payout' ? ofId : null,
        refund_id: kind === 'refund' ? ofId : null,
        account_id: accountId,
        amount,
        to_account: account,
        last_act_number: lastActNumber,
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
    .selectFrom('order_approval')
    .select([
      `${kind}_id as ofId`,
      'account_id as accountId',
      'number',
      'amount',
      'to_account as account',
      'at',
    ])
    // An approval from before covers all acts before itself.
    .select(({ fn, ref }) => fn.coalesce('last_act_number', ref('number')).as('lastActNumber'))
    .where(`${kind}_id`, 'in', ids)
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
    .set({ approved_at: at?.toString() ?? null })
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
    .selectFrom('payment_order_line as line')
    .innerJoin('payment_order', 'payment_order.id', 'line.order_id')
    .select(['payment_order.book_id as bookId', 'line.account as account'])
    .select(({ fn }) => fn.sum<bigint>('line.amount').$castTo<string>().as('amount'))
    .where('payment_order.book_id', 'in', bookIds)
    .where('payment_order.executes_on', '=', day)
    .groupBy(['payment_order.book_id', 'line.account'])
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
    .where('book_id', 'in', bookIds)
    .where(hasStatus('pending_for_approval'))
    .where('held_at', 'is', null)
    .execute();
  const refunds = await sql(tx)
    .selectFrom('refund')
    .selectAll()
    .where('book_id', 'in', bookIds)
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
    .where('held_at', 'is', null)
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
    .selectFrom('payment_order_line')
    .select('order_id')
    .where(`${kind}_id`, '=', id)
    .where('late_debit_waits', '=', true)
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
    .where('book_id', '=', bookId)
    .where('approved_at', 'is not', null)
    .where('is_ordered', '=', false)
    .where('given_up_at', 'is', null)
    .where('held_at', 'is', null)
    .where((row) => row.or([row('order_from', 'is', null), row('order_from', '<=', today)]))
    .where('landlord_id', 'in', (named) =>
      named
        .selectFrom('payout_account')
        .select('payout_account.landlord_id')
        .where('counts_from', '<=', moment(now)),
    )
    // A debit that came after a rejection may have paid the landlord.
    .where('lease_id', 'not in', (late) =>
      late
        .selectFrom('payment_order_line')
        .innerJoin('payout as debited', 'debited.id', 'payout_id')
        .select('debited.lease_id')
        .where('late_debit_waits', '=', true),
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
    .where('book_id', '=', bookId)
    .where('approved_at', 'is not', null)
    .where('is_ordered', '=', false)
    .where('given_up_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('id', 'not in', (late) =>
      late
        .selectFrom('payment_order_line')
        .select((line) => line.ref('refund_id').$notNull().as('id'))
        .where('late_debit_waits', '=', true)
        .where('refund_id', 'is not', null),
    )
    .where((row) => row.or([row('order_from', 'is', null), row('order_from', '<=', today)]))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asRefund);
}
