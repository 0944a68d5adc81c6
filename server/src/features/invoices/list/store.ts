import { sql as raw, type RawBuilder, type SqlBool } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { Parties } from '../store.ts';

const sql = owns<Record<'invoice' | 'invoice_about' | 'invoice_count' | 'invoice_kid', object>>();

const rowsOf = <Row>(tx: ReadTx, query: RawBuilder<Row>): Promise<Row[]> =>
  sql(tx)
    .selectFrom(raw<Row>`(${query})`.as('listed'))
    .selectAll()
    .execute() as Promise<Row[]>;

/** Which part of a list. */
export interface Page {
  limit: number;
  skip: number;
}

export const ARREARS_SORTS = ['longest', 'largest'] as const;
export type ArrearsSort = (typeof ARREARS_SORTS)[number];

/** What a lease owes whose day to pay is past. Amounts in øre. */
export interface Arrears {
  leaseId: string;
  overdue: bigint;
  /** All that is to be paid, also what is not due yet. */
  open: bigint;
  oldestDueOn: string;
  hasObjection: boolean;
  isSaidPaid: boolean;
  /** As they stand on its latest invoice. */
  parties: Parties;
}

/** What of a book to look for, and on which day. */
export interface ArrearsFilters {
  bookId: string;
  today: string;
  search: string | undefined;
}

export const INVOICE_FILTERS = ['all', 'open', 'overdue', 'objected', 'not_sent'] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

export interface InvoiceFilters extends ArrearsFilters {
  status: InvoiceFilter;
  /** By its first day. */
  month: string | undefined;
}

const OPEN = raw<bigint>`greatest(total + fees - paid - credited - lost - set_off, 0)`;
const IS_OPEN = raw<SqlBool>`(paid + credited + lost + set_off < total + fees and credits_id is null)`;
/** What tenants are asked for (`isClaim`). */
const IS_CLAIM = raw<SqlBool>`kind in ('rent', 'deposit_insurance')`;

const IS_OBJECTED = raw<SqlBool>`(objected_at is not null and ${IS_OPEN})`;

/** What is looked for: a number, as a serial, a KID or a lease has it, or else a name or the home. */
type Search = { digits: string; serial: number | null } | { text: string };

function readSearch(search: string): Search {
  const digits = search.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(digits)) return { text: search };
  return { digits, serial: digits.length < 10 ? Number(digits) : null };
}

/** Where what invoices say of their parties is what is looked for. */
function isAbout(bookId: string, search: Search): RawBuilder<SqlBool> {
  if ('digits' in search)
    return raw<SqlBool>`book_id = ${bookId} and lease like ${`${search.digits}-%`}`;
  const like = `%${search.text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return raw<SqlBool>`book_id = ${bookId} and (lease = ${search.text} or words ilike ${like})`;
}

/** Whether an invoice is what is looked for. */
function isInvoiceFound(bookId: string, search: Search): RawBuilder<SqlBool> {
  const ofParties = raw`select lease_id, about from invoice_about where ${isAbout(bookId, search)}`;
  if (!('digits' in search)) return raw<SqlBool>`(lease_id, about) in (${ofParties})`;
  return raw<SqlBool>`id in (
    select id from invoice where book_id = ${bookId} and serial = ${search.serial}::integer
    union
    select id from invoice_kid join invoice using (lease_id, kid) where kid = ${search.digits}
    union
    select id from invoice where (lease_id, about) in (${ofParties}))`;
}

/** The leases with an invoice that is what is looked for. */
function leasesFound(bookId: string, search: Search): RawBuilder<unknown> {
  const ofParties = raw`select lease_id from invoice_about where ${isAbout(bookId, search)}`;
  if (!('digits' in search)) return ofParties;
  return raw`
    select lease_id from invoice where book_id = ${bookId} and serial = ${search.serial}::integer
    union all
    select lease_id from invoice_kid join invoice using (lease_id, kid) where kid = ${search.digits}
    union all
    ${ofParties}`;
}

/** A lease as its latest invoice has it. */
export interface InvoicedLease {
  leaseId: string;
  parties: Parties;
}

/** Leases of a book with an invoice that is what is looked for, by their numbers. */
export const findInvoicedLeases = (
  tx: ReadTx,
  { bookId, search, limit }: { bookId: string; search: string; limit: number },
): Promise<InvoicedLease[]> =>
  rowsOf(
    tx,
    raw<InvoicedLease>`
    select lease_id as "leaseId", parties
    from (select distinct lease_id from (${leasesFound(bookId, readSearch(search))}) any_of_it) found
    cross join lateral (
      select parties from invoice
      where invoice.lease_id = found.lease_id and book_id = ${bookId} and ${IS_CLAIM}
      order by serial desc limit 1
    ) latest
    order by parties ->> 'lease', lease_id limit ${limit}`,
  );

/** Leases of a book that are late, each once. */
const late = ({ bookId, today }: ArrearsFilters) => raw`
  select lease_id, sum(${OPEN})::bigint as open, min(due_on) as oldest,
    sum(${OPEN}) filter (where due_on < ${today}::date)::bigint as overdue,
    bool_or(objected_at is not null) as has_objection, bool_or(said_paid_at is not null) as is_said_paid
  from invoice where book_id = ${bookId} and ${IS_OPEN} and ${IS_CLAIM}
  group by lease_id having min(due_on) < ${today}::date`;

const isFound = ({ bookId, search }: ArrearsFilters) =>
  search === undefined
    ? raw<SqlBool>`true`
    : raw<SqlBool>`late.lease_id in (${leasesFound(bookId, readSearch(search))})`;

/** Who owes something overdue, one row a lease. */
export async function findArrears(
  tx: ReadTx,
  { sort, limit, skip, ...filters }: ArrearsFilters & Page & { sort: ArrearsSort },
): Promise<Arrears[]> {
  const order =
    sort === 'largest' ? raw`overdue desc, oldest, lease_id` : raw`oldest, overdue desc, lease_id`;
  return rowsOf(
    tx,
    raw<Arrears>`
    select page.lease_id as "leaseId", overdue, open, oldest as "oldestDueOn", parties,
      has_objection as "hasObjection", is_said_paid as "isSaidPaid"
    from (
      select * from (${late(filters)}) late where ${isFound(filters)}
      order by ${order} limit ${limit} offset ${skip}
    ) page
    cross join lateral (
      select parties from invoice
      where invoice.lease_id = page.lease_id and book_id = ${filters.bookId} and ${IS_CLAIM}
      order by serial desc limit 1
    ) latest
    order by ${order}`,
  );
}

/** How many there are, and what those that are looked for come to. */
export interface ArrearsTotals {
  total: number;
  found: number;
  overdue: bigint;
  open: bigint;
}

export async function sumArrears(tx: ReadTx, filters: ArrearsFilters): Promise<ArrearsTotals> {
  const [totals] = await rowsOf(
    tx,
    raw<ArrearsTotals>`
    select count(*)::integer as total, count(*) filter (where is_found)::integer as found,
      coalesce(sum(overdue) filter (where is_found), 0)::bigint as overdue,
      coalesce(sum(open) filter (where is_found), 0)::bigint as open
    from (select late.*, ${isFound(filters)} as is_found from (${late(filters)}) late) found`,
  );
  return totals!;
}

/** An invoice that its tenant objects to. Amounts in øre. */
export interface ObjectedInvoice {
  id: string;
  leaseId: string;
  dueOn: string;
  open: bigint;
  parties: Parties;
}

/** Invoices of a book that tenants object to, the earliest objection first, and how many there are; by one statement. */
export async function findObjected(
  tx: ReadTx,
  { bookId, limit }: { bookId: string; limit: number },
): Promise<{ invoices: ObjectedInvoice[]; total: number }> {
  const rows = await rowsOf(
    tx,
    raw<ObjectedInvoice & { total: number }>`
    select id, lease_id as "leaseId", due_on as "dueOn", ${OPEN} as open, parties,
      (count(*) over ())::integer as total
    from invoice where book_id = ${bookId} and ${IS_OBJECTED}
    order by objected_at, id limit ${limit}`,
  );
  return { invoices: rows, total: rows[0]?.total ?? 0 };
}

function isWanted({ bookId, status, month, search, today }: InvoiceFilters): RawBuilder<SqlBool> {
  const wanted = {
    all: raw`true`,
    open: IS_OPEN,
    // A landlord's that no payout keeps back is to be paid by its day, too.
    overdue: raw`(${IS_OPEN} and (${IS_CLAIM} or is_final_settlement) and due_on < ${today}::date)`,
    objected: IS_OBJECTED,
    not_sent: raw`sent_at is null`,
  };
  const inMonth = month
    ? raw`coalesce(month, date_trunc('month', due_on::timestamp)::date) = ${month}::date`
    : raw`true`;
  const isSearched = search ? isInvoiceFound(bookId, readSearch(search)) : raw`true`;
  return raw<SqlBool>`(book_id = ${bookId} and ${wanted[status]} and ${inMonth} and ${isSearched})`;
}

export const INVOICE_SORTS = ['latest', 'due_first'] as const;
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

/** Invoices of a book by these filters: their ids. */
export async function findInvoiceIds(
  tx: ReadTx,
  { sort, limit, skip, ...filters }: InvoiceFilters & Page & { sort: InvoiceSort },
): Promise<string[]> {
  const order = sort === 'due_first' ? raw`due_on, serial` : raw`serial desc`;
  const rows = await rowsOf(
    tx,
    raw<{ id: string }>`
    select id from invoice where ${isWanted(filters)} order by ${order} limit ${limit} offset ${skip}`,
  );
  return rows.map(({ id }) => id);
}

/** The next of them behind a serial number, for whoever reads them all. */
export async function findInvoiceIdsAfter(
  tx: ReadTx,
  { serial, limit, ...filters }: InvoiceFilters & { serial: number; limit: number },
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    raw<{ id: string }>`
    select id from invoice
    where ${isWanted(filters)} and serial > ${serial}
    order by serial limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

export interface InvoiceTotals {
  total: number;
  found: number;
  /** Still to be paid of those that are looked for, øre. */
  open: bigint;
}

export async function sumInvoices(tx: ReadTx, filters: InvoiceFilters): Promise<InvoiceTotals> {
  const { bookId, status, month, search } = filters;
  // Their number is counted anyway, and what is open of all of them is of those that are.
  const isAll = status === 'all' && !month && !search;
  const asked: InvoiceFilters = isAll ? { ...filters, status: 'open' } : filters;
  const [totals] = await rowsOf(
    tx,
    raw<InvoiceTotals>`
    select coalesce(counted.invoices, 0) as total,
      ${isAll ? raw`coalesce(counted.invoices, 0)` : raw`sums.found`} as found, sums.open
    from (
      select count(*)::integer as found,
        coalesce(sum(case when credits_id is null then ${OPEN} else 0 end), 0)::bigint as open
      from invoice where ${isWanted(asked)}
    ) sums
    left join invoice_count counted on counted.book_id = ${bookId}`,
  );
  return totals!;
}
