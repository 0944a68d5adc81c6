import { sql as raw, type RawBuilder, type SqlBool } from 'kysely';

import type { LateRentStep } from '@husvaer/domain/invoicing/words';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import type { Parties } from '../invoices/store.ts';

const sql = owns<{ invoice: object; rent_letter: object }>();

const rowsOf = <Row>(tx: ReadTx, query: RawBuilder<Row>): Promise<Row[]> =>
  sql(tx)
    .selectFrom(raw<Row>`(${query})`.as('desk'))
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
  letterKind: LateRentStep | null;
  letterSentOn: string | null;
}

/** What of a book to look for, and on which day. */
export interface ArrearsFilters {
  bookId: string;
  today: string;
  search: string | undefined;
}

export const INVOICE_FILTERS = ['all', 'open', 'overdue', 'not_sent'] as const;
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

/** Whether an invoice is what is looked for: by its serial, KID or lease, or else by a name or the home. */
function isAbout(search: string): RawBuilder<SqlBool> {
  const digits = search.replaceAll(/\s/g, '');
  if (/^\d+$/.test(digits)) {
    const serial = digits.length < 10 ? Number(digits) : null;
    return raw<SqlBool>`(serial = ${serial}::integer or kid = ${digits}
      or parties ->> 'lease' like ${`${digits}-%`})`;
  }
  const like = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return raw<SqlBool>`(parties ->> 'lease' = ${search}
    or parties -> 'home' ->> 'name' ilike ${like} or parties -> 'home' ->> 'address' ilike ${like}
    or parties -> 'landlord' ->> 'name' ilike ${like}
    or exists (
      select from jsonb_array_elements(parties -> 'tenants') tenant where tenant ->> 'name' ilike ${like}
    ))`;
}

/** Leases of a book that are late, each once. */
const late = ({ bookId, today }: ArrearsFilters) => raw`
  select lease_id, sum(${OPEN})::bigint as open, min(due_on) as oldest,
    sum(${OPEN}) filter (where due_on < ${today}::date)::bigint as overdue,
    bool_or(objected_at is not null) as has_objection, bool_or(said_paid_at is not null) as is_said_paid
  from invoice where book_id = ${bookId} and ${IS_OPEN} and ${IS_CLAIM}
  group by lease_id having min(due_on) < ${today}::date`;

const isFound = ({ search }: ArrearsFilters) =>
  search === undefined
    ? raw<SqlBool>`true`
    : raw<SqlBool>`exists (
        select from invoice where invoice.lease_id = late.lease_id and ${isAbout(search)})`;

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
      has_objection as "hasObjection", is_said_paid as "isSaidPaid",
      letter.kind as "letterKind", letter.sent_on as "letterSentOn"
    from (
      select * from (${late(filters)}) late where ${isFound(filters)}
      order by ${order} limit ${limit} offset ${skip}
    ) page
    cross join lateral (
      select parties from invoice
      where invoice.lease_id = page.lease_id and book_id = ${filters.bookId} and ${IS_CLAIM}
      order by serial desc limit 1
    ) latest
    left join lateral (
      select kind, sent_on from rent_letter
      where rent_letter.lease_id = page.lease_id and book_id = ${filters.bookId}
      order by sent_on desc, id desc limit 1
    ) letter on true
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

function isWanted({ status, month, search, today }: InvoiceFilters): RawBuilder<SqlBool> {
  // A landlord's that no payout keeps back is to be paid by its day, too.
  const isDue = raw`(${IS_CLAIM} or is_final_settlement)`;
  const isOverdue = raw`(${IS_OPEN} and ${isDue} and due_on < ${today}::date)`;
  const wanted = {
    all: raw`true`,
    open: IS_OPEN,
    overdue: isOverdue,
    not_sent: raw`sent_at is null`,
  };
  const inMonth = month
    ? raw`coalesce(month, date_trunc('month', due_on)::date) = ${month}::date`
    : raw`true`;
  return raw<SqlBool>`(${wanted[status]} and ${inMonth} and ${search ? isAbout(search) : raw`true`})`;
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
    select id from invoice where book_id = ${filters.bookId} and ${isWanted(filters)}
    order by ${order} limit ${limit} offset ${skip}`,
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
    where book_id = ${filters.bookId} and serial > ${serial} and ${isWanted(filters)}
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
  const [totals] = await rowsOf(
    tx,
    raw<InvoiceTotals>`
    select count(*)::integer as total, count(*) filter (where is_wanted)::integer as found,
      coalesce(sum(open) filter (where is_wanted), 0)::bigint as open
    from (
      select ${isWanted(filters)} as is_wanted, case when credits_id is null then ${OPEN} else 0 end as open
      from invoice where book_id = ${filters.bookId}
    ) every`,
  );
  return totals!;
}
