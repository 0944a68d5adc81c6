import { sql as raw } from 'kysely';

import { unnestRows } from '../../platform/db/unnest-rows.ts';
import type { Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Through the bank, or received by the landlord directly; or surplus that was refunded, or written off. */
export type PaymentSource = 'bank' | 'direct' | 'refund' | 'write_off';

export interface PaymentTables {
  payment: {
    id: string;
    lease_id: string;
    book_id: string;
    invoice_id: string | null;
    amount: bigint;
    paid_on: string;
    source: PaymentSource;
    bank_line_id: string | null;
    said_by: string | null;
    takes_back_id: string | null;
    is_brought: boolean;
    brought_by_id: string | null;
    created_at: Moment;
  };
  payment_part: {
    payment_id: string;
    invoice_id: string;
    lease_id: string;
    paid_on: string;
    amount: bigint;
  };
}

const sql = owns<PaymentTables>();

/**
 * Whether a person, or their key, brought in the file that money came with rather than the bank, and which
 * person.
 */
export interface BroughtBy {
  isBrought: boolean;
  /** Null for an operator's key, or when the account is deleted. */
  broughtById: string | null;
}

export const BY_NOBODY: BroughtBy = { isBrought: false, broughtById: null };

/** Money that came in for a lease; below zero, money that was taken back. */
export interface LeasePayment extends BroughtBy {
  id: string;
  leaseId: string;
  bookId: string;
  /** The invoice whose KID it came with. */
  invoiceId: string | null;
  amount: bigint;
  paidOn: string;
  source: PaymentSource;
  /** The line of a bank file. */
  bankLineId: string | null;
  /** The person who recorded it, if it is not from a bank file. */
  recordedById: string | null;
  /** The payment that this one reverses. */
  takesBackId: string | null;
  createdAt: Temporal.Instant;
}

const COLUMNS = {
  id: 'uuid',
  lease_id: 'uuid',
  book_id: 'uuid',
  invoice_id: 'uuid',
  amount: 'bigint',
  paid_on: 'date',
  source: 'text',
  bank_line_id: 'uuid',
  said_by: 'uuid',
  takes_back_id: 'uuid',
  is_brought: 'boolean',
  brought_by_id: 'uuid',
} as const;

export async function addPayments(
  tx: Tx,
  payments: readonly Omit<LeasePayment, 'createdAt'>[],
  at: Temporal.Instant,
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map((one) => ({
    id: one.id,
    lease_id: one.leaseId,
    book_id: one.bookId,
    invoice_id: one.invoiceId,
    amount: one.amount,
    paid_on: one.paidOn,
    source: one.source,
    bank_line_id: one.bankLineId,
    said_by: one.recordedById,
    takes_back_id: one.takesBackId,
    is_brought: one.isBrought,
    brought_by_id: one.broughtById,
  }));
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  await raw`insert into payment (${names}, created_at) select ${names}, ${at.toString()}::timestamptz
    from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
}

export const PAYMENT = [
  'id',
  'lease_id as leaseId',
  'book_id as bookId',
  'invoice_id as invoiceId',
  'amount',
  'paid_on as paidOn',
  'source',
  'bank_line_id as bankLineId',
  'said_by as recordedById',
  'takes_back_id as takesBackId',
  'is_brought as isBrought',
  'brought_by_id as broughtById',
  'created_at as createdAt',
] as const;

export const findPayment = (tx: ReadTx, id: string): Promise<LeasePayment | undefined> =>
  sql(tx).selectFrom('payment').select(PAYMENT).where('id', '=', id).executeTakeFirst();

/** These payments, in the order of the ids; those that do not exist are left out. */
export async function findPaymentsById(
  tx: ReadTx,
  ids: readonly string[],
): Promise<LeasePayment[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('payment').select(PAYMENT).where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All payments of these leases, the latest first. */
export async function findPayments(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<LeasePayment[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('payment')
    .select(PAYMENT)
    .where('lease_id', 'in', leaseIds)
    .orderBy('paid_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The part of a payment that pays part of an invoice. */
export interface PaymentPart {
  paymentId: string;
  invoiceId: string;
  leaseId: string;
  paidOn: string;
  amount: bigint;
}

export const PART = [
  'payment_id as paymentId',
  'invoice_id as invoiceId',
  'lease_id as leaseId',
  'paid_on as paidOn',
  'amount',
] as const;

export async function findParts(tx: ReadTx, leaseIds: readonly string[]): Promise<PaymentPart[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('payment_part')
    .select(PART)
    .where('lease_id', 'in', leaseIds)
    .execute();
}

/** Replaces the parts of these leases' payments. */
export async function setParts(
  tx: Tx,
  leaseIds: readonly string[],
  parts: readonly PaymentPart[],
): Promise<void> {
  if (leaseIds.length === 0) return;
  await sql(tx).deleteFrom('payment_part').where('lease_id', 'in', leaseIds).execute();
  if (parts.length === 0) return;
  const rows = parts.map((one) => ({
    payment_id: one.paymentId,
    invoice_id: one.invoiceId,
    lease_id: one.leaseId,
    paid_on: one.paidOn,
    amount: one.amount,
  }));
  const columns = {
    payment_id: 'uuid',
    invoice_id: 'uuid',
    lease_id: 'uuid',
    paid_on: 'date',
    amount: 'bigint',
  };
  await raw`insert into payment_part (payment_id, invoice_id, lease_id, paid_on, amount)
    select payment_id, invoice_id, lease_id, paid_on, amount
    from ${unnestRows('input', columns, rows)}`.execute(sql(tx));
}

/** Removes a deleted account from payments, which remain. */
export async function forgetRecorder(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['said_by', 'brought_by_id'] as const)
    await sql(tx)
      .updateTable('payment')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}

/** The people who brought in the files with the money of these leases, or for these invoices. */
export async function findBroughtBy(
  tx: ReadTx,
  of: { leaseIds: readonly string[] } | { invoiceIds: readonly string[] },
): Promise<{ ofId: string; broughtById: string | null }[]> {
  const [column, ids] =
    'leaseIds' in of
      ? (['payment.lease_id', of.leaseIds] as const)
      : (['payment_part.invoice_id', of.invoiceIds] as const);
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('payment')
    .leftJoin('payment_part', 'payment_part.payment_id', 'payment.id')
    .distinct()
    .select([`${column} as ofId`, 'payment.brought_by_id as broughtById'])
    .where('payment.is_brought', '=', true)
    .where(column, 'in', ids)
    .$narrowType<{ ofId: string }>()
    .execute();
}
