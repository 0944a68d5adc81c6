import { sql as raw, type Generated } from 'kysely';

import type { PaymentAgreements } from '@husvaer/domain/invoices/payment-agreements';
import type { RentCollection } from '@husvaer/domain/leases/enums';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

export interface AccountTables {
  /** What `leases` publishes of leases that all parties have signed. */
  signed_lease: { id: string; partner_id: string | null; rent_collection: RentCollection | null };
  billing: {
    lease_id: string;
    book_id: string;
    number: number;
    kids: number;
    invoiced_to: string;
    next_due_on: string | null;
    /** The account that tenants knew when notices were last looked for; null: none was yet. */
    noticed_account: Generated<string | null>;
    efaktura_reference: string | null;
    avtalegiro_kid: string | null;
    is_nav_refused: Generated<boolean>;
    landlord_address: Generated<string | null>;
  };
  invoice_count: { book_id: string; invoices: number; leases: number };
}

const sql = owns<AccountTables>();

/** The billing state of a lease. */
export interface Billing {
  leaseId: string;
  bookId: string;
  /** The last day that rent was invoiced for. */
  invoicedTo: string;
  /** The due day of the next invoice; null when there is none to come. */
  nextDueOn: string | null;
}

const BILLING = [
  'lease_id as leaseId',
  'book_id as bookId',
  'invoiced_to as invoicedTo',
  'next_due_on as nextDueOn',
] as const;

/** Adds the billing of a lease unless it exists. Returns whether it was added. */
export async function addBilling(tx: Tx, billing: Billing): Promise<boolean> {
  const { leases } = await countUp(tx, billing.bookId, { leases: 1, invoices: 0 });
  const added = await sql(tx)
    .insertInto('billing')
    .values({
      lease_id: billing.leaseId,
      book_id: billing.bookId,
      number: leases,
      kids: 0,
      invoiced_to: billing.invoicedTo,
      next_due_on: billing.nextDueOn,
      efaktura_reference: null,
      avtalegiro_kid: null,
    })
    .onConflict((conflict) => conflict.column('lease_id').doNothing())
    .returning('lease_id')
    .executeTakeFirst();
  return added !== undefined;
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
    .insertInto('invoice_count')
    .values({ book_id: bookId, leases, invoices })
    .onConflict((conflict) =>
      conflict.column('book_id').doUpdateSet({
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
    .where('book_id', '=', bookId)
    .where('next_due_on', '<=', dueBy)
    .orderBy('next_due_on')
    .orderBy('lease_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** The billing state of a lease; undefined when it is not invoiced. */
export const findBilling = (tx: ReadTx, leaseId: string): Promise<Billing | undefined> =>
  sql(tx).selectFrom('billing').select(BILLING).where('lease_id', '=', leaseId).executeTakeFirst();

/** Locks these leases until the end of the transaction, for invoices and payments. */
export async function lockBilling(tx: Tx, leaseIds: readonly string[]): Promise<Billing[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('billing')
    .select(BILLING)
    .where('lease_id', 'in', leaseIds)
    .orderBy('lease_id')
    .forUpdate()
    .execute();
}

/** The stated postal address of a lease's landlord; null when none is stated. */
export async function findStatedAddress(tx: ReadTx, leaseId: string): Promise<string | null> {
  const row = await sql(tx)
    .selectFrom('billing')
    .select('landlord_address')
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return row?.landlord_address ?? null;
}

/** Sets the stated postal address of a lease's landlord. */
export async function setStatedAddress(tx: Tx, leaseId: string, address: string): Promise<void> {
  await sql(tx)
    .updateTable('billing')
    .set({ landlord_address: address })
    .where('lease_id', '=', leaseId)
    .execute();
}

/** The references by which banks' services know the payer of a lease; undefined when it is not invoiced. */
export const findAgreements = (
  tx: ReadTx,
  leaseId: string,
): Promise<Omit<PaymentAgreements, 'contractId'> | undefined> =>
  sql(tx)
    .selectFrom('billing')
    .select(['efaktura_reference as efakturaReference', 'avtalegiro_kid as avtalegiroKid'])
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();

export async function setAgreements(tx: Tx, values: PaymentAgreements): Promise<void> {
  await sql(tx)
    .updateTable('billing')
    .set({ efaktura_reference: values.efakturaReference, avtalegiro_kid: values.avtalegiroKid })
    .where('lease_id', '=', values.contractId)
    .execute();
}

/** A page of the leases that are invoiced in a book, by id, after `after`. */
export async function findBilledPage(
  tx: ReadTx,
  { bookId, after, limit }: { bookId: string; after: string | null; limit: number },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('billing')
    .select('lease_id')
    .where('book_id', '=', bookId)
    .$if(after !== null, (all) => all.where('lease_id', '>', after!))
    .orderBy('lease_id')
    .limit(limit)
    .execute();
  return rows.map(({ lease_id }) => lease_id);
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
    .selectFrom('signed_lease')
    .select('id')
    .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
    .$if(partnerId === null, (found) => found.where('rent_collection', '=', 'collected'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing').select('book_id').whereRef('lease_id', '=', 'signed_lease.id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Records the billing state of these leases. */
export async function moveBilling(
  tx: Tx,
  moved: readonly Pick<Billing, 'leaseId' | 'invoicedTo' | 'nextDueOn'>[],
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ leaseId, invoicedTo, nextDueOn }) => ({
    lease_id: leaseId,
    invoiced_to: invoicedTo,
    next_due_on: nextDueOn,
  }));
  const columns = { lease_id: 'uuid', invoiced_to: 'date', next_due_on: 'date' };
  await sql(tx)
    .updateTable('billing')
    .from(unnestRows('input', columns, rows))
    .set((row) => ({
      invoiced_to: row.ref('input.invoiced_to'),
      next_due_on: row.ref('input.next_due_on'),
    }))
    .whereRef('billing.lease_id', '=', 'input.lease_id')
    .execute();
}

/** Records the client account that the tenants of these leases know. */
export async function recordNoticed(
  tx: Tx,
  leaseIds: readonly string[],
  account: string,
): Promise<void> {
  if (leaseIds.length === 0) return;
  await sql(tx)
    .updateTable('billing')
    .set({ noticed_account: account })
    .where('lease_id', 'in', leaseIds)
    .execute();
}

/** Numbers for the KIDs of so many invoices of each lease: the lease's own, and the last of its invoices'. */
export async function countKids(
  tx: Tx,
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, { lease: number; last: number }>> {
  if (counts.size === 0) return new Map();
  const rows = [...counts].map(([lease_id, more]) => ({ lease_id, more }));
  const counted = await sql(tx)
    .updateTable('billing')
    .from(unnestRows('input', { lease_id: 'uuid', more: 'integer' }, rows))
    .set({ kids: raw<number>`kids + input.more` })
    .whereRef('billing.lease_id', '=', 'input.lease_id')
    .returning(['billing.lease_id as leaseId', 'number as lease', 'kids as last'])
    .execute();
  return new Map(counted.map(({ leaseId, ...numbers }) => [leaseId, numbers]));
}

/** Whether a lease's tenant refuses that Nav is notified. */
export async function isNavRefused(tx: ReadTx, leaseId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('billing')
    .select('is_nav_refused')
    .where('lease_id', '=', leaseId)
    .executeTakeFirst();
  return row?.is_nav_refused ?? false;
}

export async function setNavRefused(tx: Tx, leaseId: string, isRefused: boolean): Promise<void> {
  await sql(tx)
    .updateTable('billing')
    .set({ is_nav_refused: isRefused })
    .where('lease_id', '=', leaseId)
    .execute();
}
