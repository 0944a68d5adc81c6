import { sql as raw, type RawBuilder, type Selectable } from 'kysely';

import type { OrderState } from '@husvaer/domain/payouts/states';
import type { RefundStatus } from '@husvaer/domain/payouts/enums';

import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import type { BroughtBy } from '../../../payments/public.ts';

const sql = owns<Pick<Tables, 'refund'>>();

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

export const asRefund = (row: Selectable<Tables['refund']>): Refund => ({
  id: row.id,
  bookId: row.bookId,
  leaseId: row.leaseId,
  bankLineId: row.bankLineId,
  amount: row.amount,
  account: row.account,
  isNamed: row.isNamed,
  name: row.name,
  text: row.text,
  note: row.note,
  requestedById: row.askedById,
  askedAt: row.askedAt,
  isBrought: row.isBrought,
  broughtById: row.broughtById,
  approvalsNeeded: row.approvalsNeeded,
  isApproved: row.approvedAt !== null,
  tries: row.tries,
  fails: row.fails,
  isOrdered: row.isOrdered,
  answer: row.answer,
  bookedOn: row.bookedOn,
  isGivenUp: row.givenUpAt !== null,
  isWithdrawn: row.withdrawnAt !== null,
});

/** The fields of a refund that are known when it is requested. */
type NewRefund = Omit<Refund, keyof OrderState | 'tries' | 'fails' | 'isWithdrawn'>;

export async function addRefund(tx: Tx, refund: NewRefund): Promise<void> {
  await sql(tx)
    .insertInto('refund')
    .values({
      id: refund.id,
      bookId: refund.bookId,
      leaseId: refund.leaseId,
      bankLineId: refund.bankLineId,
      amount: refund.amount,
      account: refund.account,
      isNamed: refund.isNamed,
      name: refund.name,
      text: refund.text,
      note: refund.note,
      askedById: refund.requestedById,
      askedAt: refund.askedAt.toString(),
      isBrought: refund.isBrought,
      broughtById: refund.broughtById,
      approvalsNeeded: refund.approvalsNeeded,
      tries: 0,
      fails: 0,
      isOrdered: false,
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
  sql(tx).updateTable('refund').set({ withdrawnAt: at.toString() }).where('id', '=', id).execute();

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
      isNamed,
      answer: null,
      givenUpAt: null,
      approvedAt: null,
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
    .where('bookId', '=', bookId)
    .$if(status !== null, (all) => all.where(IS[status!]))
    .$if(refundId !== null, (all) => all.where('id', '=', refundId));
  const rows = await requested
    .selectAll()
    .orderBy('askedAt', 'desc')
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
    .where('bookId', '=', bookId)
    .$if(leaseId !== undefined, (all) => all.where('leaseId', '=', leaseId!))
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
    .where('bookId', '=', bookId)
    .where('bankLineId', 'is not', null)
    .where('bookedOn', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow();
  return amount;
}

/**
 * Removes a deleted account from refunds: as the one who requested it, or uploaded the file its money came
 * with.
 */
export async function forgetRequester(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['askedById', 'broughtById'] as const)
    await sql(tx)
      .updateTable('refund')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
