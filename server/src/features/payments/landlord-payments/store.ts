import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { BroughtBy } from '../store.ts';

const sql = owns<Pick<Tables, 'landlordPayment'>>();

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
  invoiceId: 'uuid',
  leaseId: 'uuid',
  bookId: 'uuid',
  amount: 'bigint',
  paidOn: 'date',
  source: 'text',
  bankLineId: 'uuid',
  saidBy: 'uuid',
  takesBackId: 'uuid',
  isBrought: 'boolean',
  broughtById: 'uuid',
} as const;

export async function addLandlordPayments(
  tx: Tx,
  payments: readonly StoredLandlordPayment[],
  at: Temporal.Instant,
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map((one) => ({
    id: one.id,
    invoiceId: one.invoiceId,
    leaseId: one.leaseId,
    bookId: one.bookId,
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
  await raw`insert into landlord_payment (${names}, created_at)
    select ${names}, ${at.toString()}::timestamptz
    from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
}

export const LANDLORD_PAYMENT = [
  'id',
  'invoiceId',
  'leaseId',
  'bookId',
  'amount',
  'paidOn',
  'source',
  'bankLineId',
  'saidBy as recordedById',
  'takesBackId',
  'isBrought',
  'broughtById',
] as const;

export const findLandlordPayment = (
  tx: ReadTx,
  id: string,
): Promise<StoredLandlordPayment | undefined> =>
  sql(tx)
    .selectFrom('landlordPayment')
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
    .selectFrom('landlordPayment')
    .select(LANDLORD_PAYMENT)
    .where('leaseId', 'in', leaseIds)
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
  for (const column of ['saidBy', 'broughtById'] as const)
    await sql(tx)
      .updateTable('landlordPayment')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
