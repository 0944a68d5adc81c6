import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface LandlordPaymentTables {
  landlord_payment: {
    id: string;
    invoice_id: string;
    lease_id: string;
    book_id: string;
    amount: bigint;
    paid_on: string;
    source: 'bank' | 'payout';
    bank_line_id: string | null;
    said_by: string | null;
    takes_back_id: string | null;
    created_at: Moment;
  };
}

const sql = owns<LandlordPaymentTables>();

/** A landlord's payment of a final settlement; below zero, what the bank or a payout took back. */
export interface StoredLandlordPayment {
  id: string;
  invoiceId: string;
  leaseId: string;
  bookId: string;
  amount: bigint;
  paidOn: string;
  /** Through the bank, or by a payout. */
  source: 'bank' | 'payout';
  /** The line of a bank file. */
  bankLineId: string | null;
  /** The person who recorded it, if it is not from a bank file. */
  recordedById: string | null;
  /** The payment that this one reverses. */
  takesBackId: string | null;
}

const COLUMNS = {
  id: 'uuid',
  invoice_id: 'uuid',
  lease_id: 'uuid',
  book_id: 'uuid',
  amount: 'bigint',
  paid_on: 'date',
  source: 'text',
  bank_line_id: 'uuid',
  said_by: 'uuid',
  takes_back_id: 'uuid',
} as const;

export async function addLandlordPayments(
  tx: Tx,
  payments: readonly StoredLandlordPayment[],
  at: Temporal.Instant,
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map((one) => ({
    id: one.id,
    invoice_id: one.invoiceId,
    lease_id: one.leaseId,
    book_id: one.bookId,
    amount: one.amount,
    paid_on: one.paidOn,
    source: one.source,
    bank_line_id: one.bankLineId,
    said_by: one.recordedById,
    takes_back_id: one.takesBackId,
  }));
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  await raw`insert into landlord_payment (${names}, created_at)
    select ${names}, ${at.toString()}::timestamptz
    from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
}

export const LANDLORD_PAYMENT = [
  'id',
  'invoice_id as invoiceId',
  'lease_id as leaseId',
  'book_id as bookId',
  'amount',
  'paid_on as paidOn',
  'source',
  'bank_line_id as bankLineId',
  'said_by as recordedById',
  'takes_back_id as takesBackId',
] as const;

export const findLandlordPayment = (
  tx: ReadTx,
  id: string,
): Promise<StoredLandlordPayment | undefined> =>
  sql(tx)
    .selectFrom('landlord_payment')
    .select(LANDLORD_PAYMENT)
    .where('id', '=', id)
    .executeTakeFirst();

/** All payments of final settlements by these leases' landlords. */
export async function findLandlordPayments(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<StoredLandlordPayment[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('landlord_payment')
    .select(LANDLORD_PAYMENT)
    .where('lease_id', 'in', leaseIds)
    .execute();
}

/** Removes a deleted account from payments, which remain. */
export async function forgetLandlordPaymentRecorder(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('landlord_payment')
    .set({ said_by: null })
    .where('said_by', '=', accountId)
    .execute();
}
