import { sql as raw, type RawBuilder, type SqlBool } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { Parties } from '../store.ts';

const sql = owns<Record<never, never>>();

const rowsOf = <Row>(tx: ReadTx, query: RawBuilder<Row>): Promise<Row[]> =>
  sql(tx)
    .selectFrom(raw<Row>`(${query})`.as('listed'))
    .selectAll()
    .execute() as Promise<Row[]>;

/** A page of a list. */
export interface Page {
  limit: number;
  skip: number;
}

export const ARREARS_SORTS = ['longest', 'largest'] as const;
export type ArrearsSort = (typeof ARREARS_SORTS)[number];

/** What a lease owes after its due days. Amounts in øre. */
export interface Arrears {
  leaseId: string;
  overdue: bigint;
  /** Everything to pay, including what is not due yet. */
  open: bigint;
  oldestDueOn: string;
  hasObjection: boolean;
  isSaidPaid: boolean;
  /** The parties on its latest invoice. */
  parties: Parties;
}

/** The book, the day and the search of an arrears list. */
interface ArrearsFilters {
  bookId: string;
  today: string;
  search: string | undefined;
}

export const INVOICE_FILTERS = ['all', 'open', 'overdue', 'objected', 'not_sent'] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

interface InvoiceFilters extends ArrearsFilters {
  status: InvoiceFilter;
  /** The month, by its first day. */
  month: string | undefined;
}

const OPEN = raw<bigint>`greatest(total + fees - paid - credited - lost - set_off, 0)`;
const IS_OPEN = raw<SqlBool>`(paid + credited + lost + set_off < total + fees and credits_id is null)`;
/** The SQL condition of `isClaim`. */
const IS_CLAIM = raw<SqlBool>`kind in ('rent', 'deposit_insurance')`;

const IS_OBJECTED = raw<SqlBool>`(objected_at is not null and ${IS_OPEN})`;

/** A search: a number, which matches a serial, a KID or a lease, or otherwise a name or a home. */
type Search = { digits: string; serial: number | null } | { text: string };

function readSearch(search: string): Search {
  const digits = search.replaceAll(/\s/g, '');
  if (!/^\d+$/.test(digits)) return { text: search };
  return { digits, serial: digits.length < 10 ? Number(digits) : null };
}

/** The condition that an invoice's parties match a search. */
function isAbout(bookId: string, search: Search): RawBuilder<SqlBool> {
  if ('digits' in search)
    return raw<SqlBool>`book_id = ${bookId} and lease like ${`${search.digits}-%`}`;
  const like = `%${search.text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return raw<SqlBool>`book_id = ${bookId} and (lease = ${search.text} or words ilike ${like})`;
}

/** The condition that an invoice matches a search. */
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

/** Selects the leases with an invoice that matches a search. */
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

/** A lease, with the parties on its latest invoice. */
export interface InvoicedLease {
  leaseId: string;
  parties: Parties;
}

/** Leases of a book with an invoice that matches a search, ordered by their numbers. */
export const findInvoicedLeases = (
  tx: ReadTx,
  { bookId, search, limit }: { bookId: string; search: string; limit: number },
): Promise<InvoicedLease[]> =>
  rowsOf(
    tx,
    raw<InvoicedLease>`
    select lease_id, parties
    from (select distinct lease_id from (${leasesFound(bookId, readSearch(search))}) any_of_it) found
    cross join lateral (
      select parties from invoice
      where invoice.lease_id = found.lease_id and book_id = ${bookId} and ${IS_CLAIM}
      order by serial desc limit 1
    ) latest
    order by parties ->> 'lease', lease_id limit ${limit}`,
  );

/** Selects the late leases of a book, one row each. */
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

/** Leases with an overdue amount, one row each. */
export async function findArrears(
  tx: ReadTx,
  { sort, limit, skip, ...filters }: ArrearsFilters & Page & { sort: ArrearsSort },
): Promise<Arrears[]> {
  const order =
    sort === 'largest' ? raw`overdue desc, oldest, lease_id` : raw`oldest, overdue desc, lease_id`;
  return rowsOf(
    tx,
    raw<Arrears>`
    select page.lease_id, overdue, open, oldest as oldest_due_on, parties,
      has_objection, is_said_paid
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

/** The number of leases in arrears, and the number and sums of those that match the search. */
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
interface ObjectedInvoice {
  id: string;
  leaseId: string;
  dueOn: string;
  open: bigint;
  parties: Parties;
}

/**
 * Invoices of a book with an objection, the earliest objection first, and their total count; by one
 * statement.
 */
export async function findObjected(
  tx: ReadTx,
  { bookId, limit }: { bookId: string; limit: number },
): Promise<{ invoices: ObjectedInvoice[]; total: number }> {
  const rows = await rowsOf(
    tx,
    raw<ObjectedInvoice & { total: number }>`
    select id, lease_id, due_on, ${OPEN} as open, parties,
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
    // A final settlement that the landlord has to pay can be overdue, too.
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

/** The ids of a book's invoices that match these filters. */
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

/** The next of them after a serial number, for callers that read all. */
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
  /** The open amount of the matching invoices, øre. */
  open: bigint;
}

export async function sumInvoices(tx: ReadTx, filters: InvoiceFilters): Promise<InvoiceTotals> {
  const { bookId, status, month, search } = filters;
  // Without filters their number has a counter, and the open sum only needs the open ones.
  const isAll = status === 'all' && !month && !search;
  const requested: InvoiceFilters = isAll ? { ...filters, status: 'open' } : filters;
  const [totals] = await rowsOf(
    tx,
    raw<InvoiceTotals>`
    select coalesce(counted.invoices, 0) as total,
      ${isAll ? raw`coalesce(counted.invoices, 0)` : raw`sums.found`} as found, sums.open
    from (
      select count(*)::integer as found,
        coalesce(sum(case when credits_id is null then ${OPEN} else 0 end), 0)::bigint as open
      from invoice where ${isWanted(requested)}
    ) sums
    left join invoice_count counted on counted.book_id = ${bookId}`,
  );
  return totals!;
}
