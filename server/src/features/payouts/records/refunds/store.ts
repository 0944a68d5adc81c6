import { sql as raw, type RawBuilder, type Selectable } from 'kysely';

import type { OrderState } from '@husvaer/domain/payouts/states';
import type { RefundStatus } from '@husvaer/domain/payouts/enums';

import type { MaybeMoment, Moment } from '../../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import type { BroughtBy } from '../../../payments/public.ts';

export interface RefundTable {
  id: string;
  book_id: string;
  lease_id: string | null;
  bank_line_id: string | null;
  amount: bigint;
  account: string;
  is_named: boolean;
  /** Written by earlier versions only. */
  account_by_id: string | null;
  name: string;
  text: string;
  note: string | null;
  asked_by_id: string | null;
  asked_at: Moment;
  is_brought: boolean;
  brought_by_id: string | null;
  approvals_needed: number;
  approved_at: MaybeMoment;
  order_from: string | null;
  tries: number;
  fails: number;
  is_ordered: boolean;
  answer: OrderState['answer'];
  booked_on: string | null;
  given_up_at: MaybeMoment;
  withdrawn_at: MaybeMoment;
}

interface RefundTables {
  refund: RefundTable;
}

const sql = owns<RefundTables>();

/** Money that goes back to its payer. */
export interface Refund extends OrderState, BroughtBy {
  id: string;
  bookId: string;
  /** The ended lease whose surplus it is. */
  leaseId: string | null;
  /** Or the bank's payment that could not be matched. */
  bankLineId: string | null;
  /** Øre. */
  amount: bigint;
  account: string;
  /** Whether the account was entered, and is not the one the money came from. */
  isNamed: boolean;
  name: string;
  /** The text for the receiver. */
  text: string;
  note: string | null;
  requestedById: string | null;
  askedAt: Temporal.Instant;
  approvalsNeeded: number;
  tries: number;
  fails: number;
  isWithdrawn: boolean;
}

export const asRefund = (row: Selectable<RefundTable>): Refund => ({
  id: row.id,
  bookId: row.book_id,
  leaseId: row.lease_id,
  bankLineId: row.bank_line_id,
  amount: row.amount,
  account: row.account,
  isNamed: row.is_named,
  name: row.name,
  text: row.text,
  note: row.note,
  requestedById: row.asked_by_id,
  askedAt: row.asked_at,
  isBrought: row.is_brought,
  broughtById: row.brought_by_id,
  approvalsNeeded: row.approvals_needed,
  isApproved: row.approved_at !== null,
  tries: row.tries,
  fails: row.fails,
  isOrdered: row.is_ordered,
  answer: row.answer,
  bookedOn: row.booked_on,
  isGivenUp: row.given_up_at !== null,
  isWithdrawn: row.withdrawn_at !== null,
});

/** The fields of a refund that are known when it is requested. */
type NewRefund = Omit<Refund, keyof OrderState | 'tries' | 'fails' | 'isWithdrawn'>;

export async function addRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await sql(tx)
    .insertInto('refund')
    .values({
      id: refund.id,
      book_id: refund.bookId,
      lease_id: refund.leaseId,
      bank_line_id: refund.bankLineId,
      amount: refund.amount,
      account: refund.account,
      is_named: refund.isNamed,
      name: refund.name,
      text: refund.text,
      note: refund.note,
      asked_by_id: refund.requestedById,
      asked_at: refund.askedAt.toString(),
      is_brought: refund.isBrought,
      brought_by_id: refund.broughtById,
      approvals_needed: refund.approvalsNeeded,
      tries: 0,
      fails: 0,
      is_ordered: false,
    })
    .execute();
}

export async function findRefunds(tx: ReadTx, ids: readonly string[]): Promise<Refund[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('refund').selectAll().where('id', 'in', ids).execute();
  return rows.map(asRefund);
}

/** Refunds in one order, locked until the end of the transaction. */
export async function lockRefunds(tx: Tx, ids: readonly string[]): Promise<Refund[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('refund')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(asRefund);
}

export const recordWithdrawal = (tx: Tx, id: string, at: Temporal.Instant): Promise<unknown> =>
  sql(tx).updateTable('refund').set({ withdrawn_at: at.toString() }).where('id', '=', id).execute();

/** Sets the receiver of a refund, which waits for approval again. */
export async function setReceiver(
  tx: Tx,
  { id, account, isNamed, name }: Pick<Refund, 'id' | 'account' | 'isNamed' | 'name'>,
): Promise<void> {
  await sql(tx)
    .updateTable('refund')
    .set({
      account,
      name,
      is_named: isNamed,
      answer: null,
      given_up_at: null,
      approved_at: null,
    })
    .where('id', '=', id)
    .execute();
}

/** The SQL conditions that correspond to `refundStatus`. */
const IS: Record<RefundStatus, RawBuilder<boolean>> = {
  pending_for_approval: raw`withdrawn_at is null and approved_at is null and given_up_at is null`,
  approved: raw`withdrawn_at is null and approved_at is not null and not is_ordered and given_up_at is null`,
  in_progress: raw`is_ordered and answer is null and booked_on is null`,
  completed: raw`(booked_on is not null or answer = 'accepted')`,
  failed: raw`withdrawn_at is null and given_up_at is not null`,
  withdrawn: raw`withdrawn_at is not null`,
};

/** The SQL condition for refunds with this status. */
export const hasRefundStatus = (status: RefundStatus): RawBuilder<boolean> => IS[status];

/** A page of a book's refunds, the latest first, their total count, and their sum. */
export async function findRefundPage(
  tx: ReadTx,
  {
    bookId,
    status,
    refundId,
    limit,
    skip,
  }: {
    bookId: string;
    status: RefundStatus | null;
    refundId: string | null;
    limit: number;
    skip: number;
  },
): Promise<{ refunds: Refund[]; total: number; amount: bigint }> {
  const requested = sql(tx)
    .selectFrom('refund')
    .where('book_id', '=', bookId)
    .$if(status !== null, (all) => all.where(IS[status!]))
    .$if(refundId !== null, (all) => all.where('id', '=', refundId));
  const rows = await requested
    .selectAll()
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const { count, amount } = await requested
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { refunds: rows.map(asRefund), total: Number(count), amount };
}

/** A page of a book's refunds by id, after `after`, optionally of one lease or status. */
export async function findRefundsAfter(
  tx: ReadTx,
  values: {
    bookId: string;
    leaseId?: string;
    status?: RefundStatus;
    after: string | null;
    limit: number;
  },
): Promise<Refund[]> {
  const { bookId, leaseId, status, after, limit } = values;
  const rows = await sql(tx)
    .selectFrom('refund')
    .selectAll()
    .where('book_id', '=', bookId)
    .$if(leaseId !== undefined, (all) => all.where('lease_id', '=', leaseId!))
    .$if(status !== undefined, (all) => all.where(IS[status!]))
    .$if(after !== null, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(asRefund);
}

/** The sum under way of a book's refunds of unmatched payments; øre. */
export async function findRefundsUnderWay(tx: ReadTx, bookId: string): Promise<bigint> {
  const { amount } = await sql(tx)
    .selectFrom('refund')
    .select(raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('book_id', '=', bookId)
    .where('bank_line_id', 'is not', null)
    .where('booked_on', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
}

/**
 * Removes a deleted account from refunds: as the one who requested it, or uploaded the file its money came
 * with.
 */
export async function forgetRequester(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['asked_by_id', 'account_by_id', 'brought_by_id'] as const)
    await sql(tx)
      .updateTable('refund')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
