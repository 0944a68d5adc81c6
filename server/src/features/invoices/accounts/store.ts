import { sql as raw } from 'kysely';

import type { PaymentAgreements } from '@husvaer/domain/invoices/payment-agreements';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'signedLease' | 'billing' | 'invoiceCount' | 'clientAccount'>>();

/** The billing state of a lease. */
export interface Billing {
  leaseId: string;
  bookId: string;
  /** The last day that rent was invoiced for. */
  invoicedTo: string;
  /** The due day of the next invoice; null when there is none to come. */
  nextDueOn: string | null;
}

const BILLING = ['leaseId', 'bookId', 'invoicedTo', 'nextDueOn'] as const;

export async function addBilling(
  tx: Tx,
  { leaseId, bookId, invoicedTo, nextDueOn }: Billing,
  number: number,
): Promise<void> {
  await sql(tx)
    .insertInto('billing')
    .values({
      leaseId,
      bookId,
      number,
      kids: 0,
      invoicedTo,
      nextDueOn,
      efakturaReference: null,
      avtalegiroKid: null,
    })
    .execute();
}

/**
 * Increases the counters that a book numbers without gaps and returns the new values. The row is locked until
 * the end of the transaction.
 */
export async function countUp(
  tx: Tx,
  bookId: string,
  { leases, invoices }: { leases: number; invoices: number },
): Promise<{ leases: number; invoices: number }> {
  return sql(tx)
    .insertInto('invoiceCount')
    .values({ bookId, leases, invoices })
    .onConflict((conflict) =>
      conflict.column('bookId').doUpdateSet({
        leases: raw<number>`invoice_count.leases + excluded.leases`,
        invoices: raw<number>`invoice_count.invoices + excluded.invoices`,
      }),
    )
    .returning(['leases', 'invoices'])
    .executeTakeFirstOrThrow();
}

/**
 * Claims leases whose next invoice is due by a day, the earliest first. Rows that another transaction has
 * locked are skipped.
 */
export const claimDueBilling = (
  tx: Tx,
  { bookId, dueBy, limit }: { bookId: string; dueBy: string; limit: number },
): Promise<Billing[]> =>
  sql(tx)
    .selectFrom('billing')
    .select(BILLING)
    .where('bookId', '=', bookId)
    .where('nextDueOn', '<=', dueBy)
    .orderBy('nextDueOn')
    .orderBy('leaseId')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** The billing state of a lease; undefined when it is not invoiced. */
export const findBilling = (tx: ReadTx, leaseId: string): Promise<Billing | undefined> =>
  sql(tx).selectFrom('billing').select(BILLING).where('leaseId', '=', leaseId).executeTakeFirst();

/** Locks these leases until the end of the transaction, for invoices and payments. */
export async function lockBilling(tx: Tx, leaseIds: readonly string[]): Promise<Billing[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('billing')
    .select(BILLING)
    .where('leaseId', 'in', leaseIds)
    .orderBy('leaseId')
    .forUpdate()
    .execute();
}

/** The stated postal address of a lease's landlord; null when none is stated. */
export async function findStatedAddress(tx: ReadTx, leaseId: string): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('billing')
    .select('landlordAddress')
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  return row?.landlordAddress ?? null;
}

/** Returns whether the lease is invoiced. */
export async function saveStatedAddress(
  tx: Tx,
  leaseId: string,
  address: string,
): Promise<boolean> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('billing')
    .set({ landlordAddress: address })
    .where('leaseId', '=', leaseId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The references by which banks' services know the payer of a lease; undefined when it is not invoiced. */
export const findAgreements = (
  tx: ReadTx,
  leaseId: string,
): Promise<Omit<PaymentAgreements, 'contractId'> | undefined> =>
  sql(tx)
    .selectFrom('billing')
    .select(['efakturaReference', 'avtalegiroKid'])
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();

export async function setAgreements(tx: Tx, values: PaymentAgreements): Promise<void> {
  await sql(tx)
    .updateTable('billing')
    .set({ efakturaReference: values.efakturaReference, avtalegiroKid: values.avtalegiroKid })
    .where('leaseId', '=', values.contractId)
    .execute();
}

/** A page of the leases that are invoiced in a book, by id, after `after`. */
export async function findBilledPage(
  tx: ReadTx,
  { bookId, after, limit }: { bookId: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('billing')
    .select('leaseId')
    .where('bookId', '=', bookId)
    .$if(after !== null, (all) => all.where('leaseId', '>', after!))
    .orderBy('leaseId')
    .limit(limit)
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** Numbers up to the last that none of a book's invoices has. */
export async function findSerialGaps(tx: ReadTx, bookId: string): Promise<number[]> {
  const { rows } = await raw<{ serial: number }>`
    select serial from invoice_count, generate_series(1, invoices) as serial
    where book_id = ${bookId} and not exists (
      select from invoice where invoice.book_id = invoice_count.book_id and invoice.serial = serial.serial
    )`.execute(sql(tx) as never);
  return rows.map(({ serial }) => serial);
}

/**
 * Signed leases without billing: of an agency, or of landlords without one whose rent the operator collects.
 */
export async function findUnbilled(tx: ReadTx, partnerId: string | null): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('signedLease')
    .select('id')
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .$if(partnerId === null, (found) => found.where('rentCollection', '=', 'collected'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('billing').select('bookId').whereRef('leaseId', '=', 'signedLease.id')),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the last invoiced day of these leases one way, or leaves it. Returns of how many leases. */
export async function moveInvoicedDay(
  tx: Tx,
  moved: readonly Pick<Billing, 'leaseId' | 'invoicedTo' | 'nextDueOn'>[],
  direction: 'forward' | 'back',
): Promise<number> {
  const columns = { leaseId: 'uuid', invoicedTo: 'date', nextDueOn: 'date' };
  const { numUpdatedRows } = await sql(tx)
    .updateTable('billing')
    .from(unnestRows('input', columns, moved))
    .set((row) => ({
      invoicedTo: row.ref('input.invoicedTo'),
      nextDueOn: row.ref('input.nextDueOn'),
    }))
    .whereRef('billing.leaseId', '=', 'input.leaseId')
    .whereRef('billing.invoicedTo', direction === 'forward' ? '<=' : '>=', 'input.invoicedTo')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Records that the tenants of these leases know this client account of their book. Another account than the book's now
 * is not recorded.
 */
export async function recordKnownAccount(
  tx: Tx,
  leaseIds: readonly string[],
  account: string,
): Promise<void> {
  if (leaseIds.length === 0) return;
  await sql(tx)
    .updateTable('billing')
    .from('clientAccount')
    .set({ noticedAccount: account })
    .whereRef('clientAccount.bookId', '=', 'billing.bookId')
    .where('clientAccount.account', '=', account)
    .where('clientAccount.givenUpAt', 'is', null)
    .where('leaseId', 'in', leaseIds)
    .execute();
}

/** Numbers for the KIDs of so many invoices of each lease: the lease's own, and the last of its invoices'. */
export async function countKids(
  tx: Tx,
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, { lease: number; last: number }>> {
  if (counts.size === 0) return new Map();
  const rows = [...counts].map(([leaseId, more]) => ({ leaseId, more }));
  const counted = await sql(tx)
    .updateTable('billing')
    .from(unnestRows('input', { leaseId: 'uuid', more: 'integer' }, rows))
    .set({ kids: raw<number>`kids + input.more` })
    .whereRef('billing.leaseId', '=', 'input.leaseId')
    .returning(['billing.leaseId', 'number as lease', 'kids as last'])
    .execute();
  return new Map(counted.map(({ leaseId, ...numbers }) => [leaseId, numbers]));
}

/** Whether a lease's tenant refuses that Nav is notified. */
export async function isNavRefused(tx: ReadTx, leaseId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('billing')
    .select('isNavRefused')
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  return row?.isNavRefused ?? false;
}

export async function setNavRefused(tx: Tx, leaseId: string, isRefused: boolean): Promise<void> {
  await sql(tx)
    .updateTable('billing')
    .set({ isNavRefused: isRefused })
    .where('leaseId', '=', leaseId)
    .execute();
}
