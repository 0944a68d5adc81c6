import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { BroughtBy } from '../store.ts';

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
    is_brought: boolean;
    brought_by_id: string | null;
    created_at: Moment;
  };
}

const sql = owns<LandlordPaymentTables>();

/** A landlord's payment of a final settlement; below zero, what the bank or a payout took back. */
export interface StoredLandlordPayment extends BroughtBy {
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
  is_brought: 'boolean',
  brought_by_id: 'uuid',
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
    is_brought: one.isBrought,
    brought_by_id: one.broughtById,
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
  'is_brought as isBrought',
  'brought_by_id as broughtById',
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

/**
 * The people who brought in the files with what landlords paid for these leases, or placed it there; null for
 * somebody unknown.
 */
export async function findLandlordPaymentActors(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<{ leaseId: string; actorId: string | null }[]> {
  const payments = await findLandlordPayments(tx, leaseIds);
  return payments
    .filter(({ source }) => source === 'bank')
    .flatMap(({ leaseId, bankLineId, isBrought, ...by }) => [
      ...(isBrought ? [{ leaseId, actorId: by.broughtById }] : []),
      // A person recorded what is from no line of a file.
      ...(bankLineId === null ? [{ leaseId, actorId: by.recordedById }] : []),
    ]);
}

/** Removes a deleted account from payments, which remain. */
export async function forgetLandlordPaymentRecorder(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['said_by', 'brought_by_id'] as const)
    await sql(tx)
      .updateTable('landlord_payment')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
