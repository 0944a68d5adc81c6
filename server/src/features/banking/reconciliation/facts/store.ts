import { sql as raw, type RawBuilder } from 'kysely';

import type { WaitingReason } from '@husvaer/domain/banking/lines';
import type {
  AccountStatement,
  DatedDifference,
  KidPayment,
  KnownDifference,
} from '@husvaer/domain/banking/reconciliation';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import { owns, type ReadTx } from '../../../../platform/db/tx.ts';

const sql = owns<Record<never, never>>();

/** The rows of a query, ordered by some of its columns. */
const rowsOf = <Row>(
  tx: ReadTx,
  query: RawBuilder<unknown>,
  order: readonly (keyof Row & string)[],
): Promise<Row[]> =>
  sql(tx)
    .selectFrom(raw<Row>`(${query})`.as('found'))
    .selectAll()
    .orderBy(raw`${raw.join(order.map((name) => raw.ref(name)))}`)
    .execute() as Promise<Row[]>;

/**
 * The bank's payments of an account, with the day on which the books count them: the bank's day for ordered
 * payments and charges, for others the day on which the payer's bank had them.
 */
const linesOf = (account: string) => raw`(
  select bank_line.*,
    case when taken_by in ('payouts', 'charges') then booked_on else paid_on end as counts_on
  from bank_line where account = ${account}
)`;

/** The date of a moment in Norway, as the books use it. */
const dayOf = (column: string) => raw`(${raw.ref(column)} at time zone 'Europe/Oslo')::date`;

/** The day from which a settlement counts. */
const SETTLED_ON = raw`coalesce(bank_settlement.dated, ${dayOf('at')})`;

/** An account's statements in the bank's order, without duplicates. */
export const findAccountStatements = (tx: ReadTx, account: string): Promise<AccountStatement[]> =>
  rowsOf<AccountStatement & { number: bigint | null; id: string }>(
    tx,
    raw`select distinct on (closing_on, number, opening, closing)
        closing_on, opening, closing, coalesce(number, 0) as number, id
      from bank_statement
      where account = ${account} and closing is not null and superseded_by is null and format = (
        select max(format) from bank_statement
        where account = ${account} and closing is not null
      )
      order by closing_on, number, opening, closing, id`,
    ['closingOn', 'number', 'id'],
  );

/** The day of the first statement of any of a book's accounts. */
export async function findFirstStatement(tx: ReadTx, bookId: string): Promise<IsoDate | null> {
  const [first] = await rowsOf<{ on: IsoDate | null }>(
    tx,
    raw`select min(closing_on) as "on" from bank_statement where book_id = ${bookId}`,
    ['on'],
  );
  return first?.on ?? null;
}

/** The books' movements of an account, in sums by day. */
export const findMovements = (
  tx: ReadTx,
  account: string,
): Promise<{ on: IsoDate; amount: bigint }[]> =>
  rowsOf(
    tx,
    raw`select counts_on as "on", sum(amount)::bigint as amount from (
      select counts_on, amount from ${linesOf(account)} line
      union all
      select ${SETTLED_ON}, -amount from ${linesOf(account)} line
        join bank_settlement on line_id = line.id where choice = 'counted'
      union all
      select coalesce(bank_settlement.dated, ${dayOf('undone_at')}), amount from ${linesOf(account)} line
        join bank_settlement on line_id = line.id
        where choice = 'counted' and undone_at is not null
    ) movement group by counts_on`,
    ['on'],
  );

/** Differences that follow from a bank line alone, payment by payment. */
const differences = (account: string) => raw`(
  select 'in_transit' as kind, id, least(counts_on, booked_on) as "from",
    greatest(counts_on, booked_on) as until,
    case when counts_on < booked_on then -amount else amount end as amount,
    kid, coalesce(text, counterparty_name) as text
  from ${linesOf(account)} line where counts_on <> booked_on
    -- The payments of a sum have their own days.
    and not exists (
      select from bank_settlement
      where line_id = line.id and choice = 'counted' and dated is not null and undone_at is null
    )
  union all
  select 'counted_twice', line.id, counts_on, ${SETTLED_ON}, -amount, kid, text
  from ${linesOf(account)} line join bank_settlement on line_id = line.id
  where choice = 'counted' and undone_at is null and ${SETTLED_ON} > counts_on
) difference`;

/** Sums of these differences by their days; with `after`, only of those that apply after that day. */
export const findDifferences = (
  tx: ReadTx,
  account: string,
  after: IsoDate | null,
): Promise<DatedDifference[]> =>
  rowsOf(
    tx,
    raw`select kind, "from", until, sum(amount)::bigint as amount, count(*)::integer as count
    from ${differences(account)}
    where ${after}::date is null or until is null or until > ${after}::date
    group by kind, "from", until`,
    ['from', 'kind'],
  );

/** The account and the text of bank lines, by the id of the line and by those of its settlements. */
export async function findLinesOf(
  tx: ReadTx,
  ids: readonly string[],
): Promise<Map<string, { account: string; text: string | null; lineId: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<{
    id: string;
    account: string;
    text: string | null;
    lineId: string;
  }>(
    tx,
    raw`select wanted.id, bank_line.id as line_id, account, coalesce(text, counterparty_name, kid) as text
    from unnest(${[...ids]}::text[]) as wanted(id)
    left join bank_settlement on bank_settlement.id::text = wanted.id
    join bank_line on bank_line.id = coalesce(line_id, wanted.id::uuid)`,
    ['id'],
  );
  return new Map(rows.map(({ id, ...line }) => [id, line]));
}

/** One payment that makes up part of a difference. */
export interface DifferenceEntry {
  kind: KnownDifference;
  on: IsoDate;
  amount: bigint;
  kid: string | null;
  text: string | null;
}

/** Payments that make up the differences at the end of a day, the earliest first. */
export const findDifferenceEntries = (
  tx: ReadTx,
  account: string,
  { on, limit }: { on: IsoDate; limit: number },
): Promise<DifferenceEntry[]> =>
  rowsOf<DifferenceEntry & { id: string }>(
    tx,
    raw`select kind, "from" as "on", amount, kid, text, id from ${differences(account)}
      where "from" <= ${on}::date and (until is null or until > ${on}::date)
      order by "from", id limit ${limit}`,
    ['on', 'id'],
  );

/**
 * The payments with a KID of an account's statements: the bank's own ones, and of a statement that only a
 * person brought, that one's.
 */
const stated = (account: string) => raw`(
  select entry.* from bank_statement_entry as entry
  join bank_file as file on file.id = entry.file_id and file.format = 'camt.053'
  where entry.account = ${account} and (file.is_own or not exists (
    select from bank_statement as said
    join bank_statement as own on own.account = said.account and own.closing_on = said.closing_on
      and own.closing = said.closing
      and (own.number, own.opening) is not distinct from (said.number, said.opening)
    join bank_file as of_bank on of_bank.id = own.file_id and of_bank.is_own
    where said.file_id = entry.file_id and said.account = entry.account
  ))
  and not exists (
    select from bank_statement
    where file_id = entry.file_id and account = entry.account and superseded_by is not null
  )
)`;

/** Payments with a KID of statements and of other files that have no match of the other kind on their day. */
export async function findUnmatched(
  tx: ReadTx,
  account: string,
): Promise<{ entries: (KidPayment & { text: string | null })[]; lines: KidPayment[] }> {
  const entries = await rowsOf<KidPayment & { text: string | null }>(
    tx,
    raw`select entry.file_id || ':' || entry.position as id, kid, amount, booked_on as "on", text
    from (
      select *, row_number() over (
        partition by kid, amount, booked_on order by file_id, position
      ) as nth
      from ${stated(account)} stated
    ) entry
    where nth > (
      select count(*) from bank_line line
      where line.account = ${account} and line.booked_on = entry.booked_on
        and line.kid = entry.kid and line.amount = entry.amount
    )`,
    ['on', 'id'],
  );
  if (entries.length === 0) return { entries: [], lines: [] };
  const kids = [...new Set(entries.map(({ kid }) => kid))];
  const lines = await rowsOf<KidPayment>(
    tx,
    raw`select id, kid, amount, booked_on as "on" from (
      select *, row_number() over (partition by kid, amount, booked_on order by id) as nth
      from bank_line where account = ${account} and kid in (${raw.join(kids)})
    ) line
    where nth > (
      select count(*) from ${stated(account)} entry
      where entry.booked_on = line.booked_on
        and entry.kid = line.kid and entry.amount = line.amount
    )`,
    ['on', 'id'],
  );
  return { entries, lines };
}

/** Payments of statements that were taken as repeats and not booked, in sums by day. */
export const findRepeatedSums = (
  tx: ReadTx,
  account: string,
): Promise<{ on: IsoDate; amount: bigint; count: number }[]> =>
  rowsOf(
    tx,
    raw`select bank_repeat.booked_on as "on",
      sum(coalesce(bank_repeat.amount, line.amount))::bigint as amount, count(*)::integer as count
    from bank_repeat
    join bank_file on bank_file.id = bank_repeat.file_id
    join bank_line line on line.id = bank_repeat.line_id
    where line.account = ${account} and format = 'camt.053' and not is_expected
      and booked_line_id is null
    group by bank_repeat.booked_on`,
    ['on'],
  );

/** The first day after `after` on which a payment was booked. */
export async function findFirstMoved(
  tx: ReadTx,
  account: string,
  after: IsoDate | null,
): Promise<IsoDate | null> {
  const [first] = await rowsOf<{ on: IsoDate | null }>(
    tx,
    raw`select min(booked_on) as "on" from bank_line
      where account = ${account} and (${after}::date is null or booked_on > ${after}::date)`,
    ['on'],
  );
  return first?.on ?? null;
}

/**
 * The file numbers of every number series that a book's files belong to, by series, in the order of their
 * days.
 */
export async function findNumbers(
  tx: ReadTx,
  bookId: string,
): Promise<Map<string, { number: number; on: IsoDate; account: string }[]>> {
  const rows = await rowsOf<{ series: string; number: bigint; on: IsoDate; account: string }>(
    tx,
    raw`select series, number, max(coalesce(closing_on, moved_on)) as "on", min(account) as account
    from bank_statement
    where number is not null
      and series in (select series from bank_statement where book_id = ${bookId})
    group by series, number, file_id`,
    ['series', 'on', 'number'],
  );
  const numbers = rows.map(({ number, ...row }) => ({ ...row, number: Number(number) }));
  return Map.groupBy(numbers, ({ series }) => series);
}

/**
 * What the ledger has of a bank's payments on an account, on its days. The keys of entries name the payment, what
 * a person decided about it, or its refund. Amounts are positive for what came in.
 */
const bookedOf = (bookId: string, account: LedgerAccount) => raw`(
  select coalesce(settlement.line_id, refund.bank_line_id, booked.id) as id, booked.dated, booked.amount
  from (
    select split_part(key, ':', 1) as source, split_part(key, ':', 2)::uuid as id, dated, -amount as amount
    from ledger_line join ledger_entry on ledger_entry.id = entry_id
    where account = ${account} and book_id = ${bookId}
  ) as booked
  left join payment on booked.source = 'settled' and payment.id = booked.id
  left join landlord_payment on booked.source = 'settled' and landlord_payment.id = booked.id
  left join bank_settlement as settlement on settlement.id = coalesce(
    payment.takes_back_id, landlord_payment.takes_back_id, booked.id
  )
  left join refund on booked.source = 'refund' and refund.id = booked.id
)`;

/** A payment in suspense at the end of a day, with the first day from which it counts there. */
interface UnclearEntry {
  on: IsoDate;
  amount: bigint;
  text: string | null;
  reason: WaitingReason;
  lineId: string | null;
}

/**
 * The payments that a book has in suspense at the end of a day, the earliest first. They follow from the ledger,
 * by its days, so their sum is its balance. Some of them may be settled by now, or may be a transfer between two
 * client accounts of which the ledger had one side. A transfer that it had both sides of is left out.
 */
export const findUnclear = (tx: ReadTx, bookId: string, on: IsoDate): Promise<UnclearEntry[]> =>
  rowsOf<UnclearEntry & { id: string }>(
    tx,
    raw`with unclear as (
      select id, min(dated) as since, sum(amount)::bigint as amount, exists (
          select from bank_settlement where line_id = booked.id and choice = 'transfer' and undone_at is null
        ) as is_transfer
      from ${bookedOf(bookId, 'suspense')} as booked where dated <= ${on}::date
      group by id having sum(amount) <> 0
    ),
    paired as (
      select *, sum(amount) over (partition by is_transfer, abs(amount)) as left_over from unclear
    )
    select since as "on", paired.amount, coalesce(text, counterparty_name, kid) as text,
      coalesce(reason, 'unclear') as reason, paired.id, bank_line.id as line_id
    from paired left join bank_line on bank_line.id = paired.id
    where not is_transfer or left_over <> 0`,
    ['on', 'id'],
  );

/** A charge of the bank, or what the book's owner paid in for it; øre. */
interface ChargeEntry {
  on: IsoDate;
  amount: bigint;
  text: string | null;
  lineId: string | null;
}

/** The bank's charges, and what was paid in for them, that count between two days. */
export const findCharges = (
  tx: ReadTx,
  bookId: string,
  { from, until, limit }: { from: IsoDate; until: IsoDate; limit: number },
): Promise<ChargeEntry[]> =>
  rowsOf<ChargeEntry & { id: string }>(
    tx,
    raw`select min(dated) as "on", sum(booked.amount)::bigint as amount,
      coalesce(text, counterparty_name) as text, booked.id, bank_line.id as line_id
    from ${bookedOf(bookId, 'bank_charges')} as booked left join bank_line on bank_line.id = booked.id
    where dated between ${from}::date and ${until}::date
    group by booked.id, bank_line.id, text, counterparty_name having sum(booked.amount) <> 0
    order by 1, 4 limit ${limit}`,
    ['on', 'id'],
  );
