import { sql as raw } from 'kysely';

import { unnestRows } from '../../platform/db/unnest-rows.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

/** Through the bank, or received by the landlord directly; or surplus that was refunded, or written off. */
export type PaymentSource = 'bank' | 'direct' | 'refund' | 'write_off';

const sql = owns<Pick<Tables, 'payment' | 'paymentPart'>>();

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
  leaseId: 'uuid',
  bookId: 'uuid',
  invoiceId: 'uuid',
  amount: 'bigint',
  paidOn: 'date',
  source: 'text',
  bankLineId: 'uuid',
  saidBy: 'uuid',
  takesBackId: 'uuid',
  isBrought: 'boolean',
  broughtById: 'uuid',
} as const;

export async function addPayments(
  tx: Tx,
  payments: readonly Omit<LeasePayment, 'createdAt'>[],
  at: Temporal.Instant,
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map((one) => ({
    id: one.id,
    leaseId: one.leaseId,
    bookId: one.bookId,
    invoiceId: one.invoiceId,
    amount: one.amount,
    paidOn: one.paidOn,
    source: one.source,
    bankLineId: one.bankLineId,
    saidBy: one.recordedById,
    takesBackId: one.takesBackId,
    isBrought: one.isBrought,
    broughtById: one.broughtById,
  }));
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  await raw`insert into payment (${names}, created_at) select ${names}, ${at.toString()}::timestamptz
    from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
}

export const PAYMENT = [
  'id',
  'leaseId',
  'bookId',
  'invoiceId',
  'amount',
  'paidOn',
  'source',
  'bankLineId',
  'saidBy as recordedById',
  'takesBackId',
  'isBrought',
  'broughtById',
  'createdAt',
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
    .where('leaseId', 'in', leaseIds)
    .orderBy('paidOn', 'desc')
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

export const PART = ['paymentId', 'invoiceId', 'leaseId', 'paidOn', 'amount'] as const;

export async function findParts(tx: ReadTx, leaseIds: readonly string[]): Promise<PaymentPart[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx).selectFrom('paymentPart').select(PART).where('leaseId', 'in', leaseIds).execute();
}

/** Replaces the parts of these leases' payments. */
export async function setParts(
  tx: Tx,
  leaseIds: readonly string[],
  parts: readonly PaymentPart[],
): Promise<void> {
  if (leaseIds.length === 0) return;
  await sql(tx).deleteFrom('paymentPart').where('leaseId', 'in', leaseIds).execute();
  if (parts.length === 0) return;
  const rows = parts.map((one) => ({
    paymentId: one.paymentId,
    invoiceId: one.invoiceId,
    leaseId: one.leaseId,
    paidOn: one.paidOn,
    amount: one.amount,
  }));
  const columns = {
    paymentId: 'uuid',
    invoiceId: 'uuid',
    leaseId: 'uuid',
    paidOn: 'date',
    amount: 'bigint',
  };
  await raw`insert into payment_part (payment_id, invoice_id, lease_id, paid_on, amount)
    select payment_id, invoice_id, lease_id, paid_on, amount
    from ${unnestRows('input', columns, rows)}`.execute(sql(tx));
}

/** Removes a deleted account from payments, which remain. */
export async function forgetRecorder(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['saidBy', 'broughtById'] as const)
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
      ? (['payment.leaseId', of.leaseIds] as const)
      : (['paymentPart.invoiceId', of.invoiceIds] as const);
  if (ids.length === 0) return [];
  return sql(tx)
    .selectFrom('payment')
    .leftJoin('paymentPart', 'paymentPart.paymentId', 'payment.id')
    .distinct()
    .select([`${column} as ofId`, 'payment.broughtById'])
    .where('payment.isBrought', '=', true)
    .where(column, 'in', ids)
    .$narrowType<{ ofId: string }>()
    .execute();
}
