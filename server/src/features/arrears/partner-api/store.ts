import { sql as raw } from 'kysely';

import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { invoiceStatusOn } from './statuses/store.ts';

const sql = owns<Pick<Tables, 'invoice' | 'payment' | 'ledgerBook' | 'partnerRecord'>>();

/** A page in order of creation, which never changes: after one id. */
interface PageAfter {
  after: string | null;
  limit: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const OPEN = raw<boolean>`(kind not in ('credit_note', 'landlord_credit_note')
  and paid + credited + lost + set_off < total + fees)`;

interface InvoiceRequest {
  bookId: string;
  today: string;
  status?: InvoiceStatus | undefined;
  leaseId?: string | undefined;
  isOpen?: boolean | undefined;
  dueOn?: string | undefined;
  updatedSince?: Temporal.Instant | undefined;
}

/** Whether a record changed at this time or later. */
const changedSince = (at: Temporal.Instant) =>
  raw<boolean>`id in (select id from partner_record where updated_at >= ${moment(at)})`;

/** The credit notes of these invoices, oldest first; invoices without any are missing. */
export async function findCreditNoteIds(
  tx: ReadTx,
  invoiceIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await sql(tx)
    .selectFrom('invoice')
    .select(['id', 'creditsId'])
    .where(raw<boolean>`credits_id = any(${invoiceIds}::uuid[])`)
    .orderBy('id')
    .execute();
  const notes = Map.groupBy(rows, ({ creditsId }) => creditsId!);
  return new Map([...notes].map(([creditsId, some]) => [creditsId, some.map(({ id }) => id)]));
}

/** A page of a book's invoices, or of a lease's. */
export async function findInvoiceIds(
  tx: ReadTx,
  { bookId, leaseId, isOpen, dueOn, updatedSince, status, today }: InvoiceRequest,
  { after, limit }: PageAfter,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('invoice')
    .select('id')
    .where('bookId', '=', bookId)
    .where('id', '>', after ?? FIRST)
    .$if(leaseId !== undefined, (all) => all.where('leaseId', '=', leaseId!))
    .$if(isOpen !== undefined, (all) => all.where(OPEN, '=', isOpen!))
    .$if(status !== undefined, (all) => all.where(invoiceStatusOn(today), '=', status!))
    .$if(dueOn !== undefined, (all) => all.where('dueOn', '=', dueOn!))
    .$if(updatedSince !== undefined, (all) => all.where(changedSince(updatedSince!)))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

interface PaymentRequest {
  bookId: string;
  leaseId?: string | undefined;
  invoiceId?: string | undefined;
  paidOn?: string | undefined;
  updatedSince?: Temporal.Instant | undefined;
}

/** A page of a book's payments, or of a lease's, with the lease of each. */
export async function findPaymentIds(
  tx: ReadTx,
  { bookId, leaseId, invoiceId, paidOn, updatedSince }: PaymentRequest,
  { after, limit }: PageAfter,
): Promise<{ id: string; leaseId: string }[]> {
  return sql(tx)
    .selectFrom('payment')
    .select(['id', 'leaseId'])
    .where('bookId', '=', bookId)
    .where('id', '>', after ?? FIRST)
    .$if(leaseId !== undefined, (all) => all.where('leaseId', '=', leaseId!))
    .$if(invoiceId !== undefined, (all) => all.where('invoiceId', '=', invoiceId!))
    .$if(paidOn !== undefined, (all) => all.where('paidOn', '=', paidOn!))
    .$if(updatedSince !== undefined, (all) => all.where('createdAt', '>=', moment(updatedSince!)))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What a partner's system reads of some leases: their ids, and those of their invoices and payments. */
export interface MoneyOfPartner {
  partnerId: string;
  leaseIds: string[];
  invoiceIds: string[];
  paymentIds: string[];
}

/** The invoices and payments of these leases that are in the books of these partners. */
export async function findMoneyOf(
  tx: ReadTx,
  { leaseIds, partnerIds }: { leaseIds: readonly string[]; partnerIds: readonly string[] },
): Promise<MoneyOfPartner[]> {
  const ofLeases = async (table: 'invoice' | 'payment') =>
    sql(tx)
      .selectFrom(table)
      .innerJoin('ledgerBook', 'ledgerBook.id', `${table}.bookId`)
      .select([`${table}.id`, 'leaseId', 'partnerId'])
      .where(raw<boolean>`lease_id = any(${leaseIds}::uuid[])`)
      .where(raw<boolean>`partner_id = any(${partnerIds}::uuid[])`)
      .$narrowType<{ partnerId: string }>()
      .execute();
  const [invoices, payments] = [await ofLeases('invoice'), await ofLeases('payment')];
  const byPartner = Map.groupBy([...invoices, ...payments], ({ partnerId }) => partnerId);
  return [...byPartner].map(([partnerId, own]) => {
    const idsIn = (rows: typeof own) =>
      rows.flatMap((row) => (row.partnerId === partnerId ? row.id : []));
    return {
      partnerId,
      leaseIds: [...new Set(own.map(({ leaseId }) => leaseId))],
      invoiceIds: idsIn(invoices),
      paymentIds: idsIn(payments),
    };
  });
}

/** Invoices of a partner that a day can change, and those that were never compared; after one of them. */
export async function findInvoicesToNote(
  tx: ReadTx,
  { partnerId, after, limit }: PageAfter & { partnerId: string },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('invoice')
    .innerJoin('ledgerBook', 'ledgerBook.id', 'invoice.bookId')
    .leftJoin('partnerRecord', 'partnerRecord.id', 'invoice.id')
    .select('invoice.id')
    .where('ledgerBook.partnerId', '=', partnerId)
    .where(raw<boolean>`coalesce(notified ->> 'isSettled' = 'false', true)`)
    .where('invoice.id', '>', after ?? FIRST)
    .orderBy('invoice.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
