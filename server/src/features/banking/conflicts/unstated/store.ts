import { sql as raw } from 'kysely';

import { owns, type ReadTx } from '../../../../platform/db/tx.ts';

const sql = owns<Record<never, never>>();

/** A payment that a person brought, and the bank's statement of its day, which does not have it. */
export interface Unstated {
  lineId: string;
  ownFileId: string;
}

/**
 * Payments that people brought, or that a statement has which the bank corrected since, and that the bank's own
 * statement of their day does not have: neither as one of its payments, nor by KID, nor in a sum that they settled
 * (`witnesses`). Looks at the payments of a file that a person brought; at those on the days of the bank's own
 * statements; or, with those, at the ones that were found before.
 */
export async function findUnstated(
  tx: ReadTx,
  { fileId, bookId, isBrought }: { fileId: string; bookId: string; isBrought: boolean },
): Promise<Unstated[]> {
  const looked = isBrought
    ? raw`select id from bank_line where file_id = ${fileId}`
    : raw`
      select bank_line.id from bank_statement as statement
      join bank_line on bank_line.account = statement.account
        and bank_line.booked_on between statement.opening_on and statement.closing_on
      where statement.file_id = ${fileId} and statement.format = 'camt.053'
      union
      select line_id from bank_conflict
      where book_id = ${bookId} and closed_at is null and line_id is not null`;
  const found = raw<Unstated>`(
    with candidate as materialized (
      select line.*, statement.file_id as own_file_id
      from bank_line as line
      join bank_file as file on file.id = line.file_id and (not file.is_own or exists (
        select from bank_statement as corrected
        where corrected.file_id = file.id and corrected.account = line.account
          and corrected.superseded_by is not null))
      cross join lateral (
        select own.file_id from bank_statement as own
        join bank_file on bank_file.id = own.file_id and bank_file.is_own
        where own.account = line.account and own.format = 'camt.053' and own.opening is not null
          and own.superseded_by is null and own.file_id <> line.file_id
          and own.closing_on >= line.booked_on
          -- An opening balance may be of the end of the day before.
          and (own.opening_on < line.booked_on or own.closing_on = line.booked_on)
        order by own.closing_on limit 1
      ) as statement
      where line.id in (${looked}) and line.book_id = ${bookId}
        -- A person who settles a payment closes no task of it: another person does.
        and (line.state <> 'counted' or exists (
          select from bank_conflict where line_id = line.id and closed_at is null))
        and not exists (
          select from bank_repeat join bank_file on bank_file.id = bank_repeat.file_id
          where bank_repeat.line_id = line.id and bank_file.is_own)
        and not exists (
          select from bank_witness join bank_line as evidence on evidence.id = bank_witness.line_id
          join bank_file on bank_file.id = evidence.file_id
          where bank_witness.movement_id = line.id and bank_file.is_own)
        -- A payment without KID of the same payer, which was settled before the bank stated it. What a corrected
        -- statement has in its place is another payment.
        and (file.is_own or not exists (
          select from bank_line as stated join bank_file on bank_file.id = stated.file_id
          where bank_file.is_own and (stated.account, stated.booked_on) = (line.account, line.booked_on)
            and stated.amount = line.amount and stated.kid is null and line.kid is null
            and stated.counterparty_account is not distinct from line.counterparty_account
            and lower(stated.counterparty_name) is not distinct from lower(line.counterparty_name)))
        -- The debit of an order, or its return, which is known by the order's id.
        and not exists (
          select from bank_line as stated join bank_file on bank_file.id = stated.file_id
          where bank_file.is_own and stated.account = line.account and stated.amount = line.amount
            and stated.booked_on between line.booked_on - 7 and line.booked_on + 7
            and stated.end_to_end_id = line.end_to_end_id)
    ),
    span as (
      -- A payment with a KID may be on the statement of another day than in the file of payments by KID.
      select account, min(booked_on) - 7 as first, max(booked_on) + 7 as last
      from candidate group by account
    ),
    said as (
      select line.id, row_number() over (
          partition by line.account, line.kid, line.amount order by not file.is_own, line.id
        ) as number
      from span join bank_line as line on line.account = span.account
        and line.booked_on between span.first and span.last
      join bank_file as file on file.id = line.file_id
      where line.kid is not null and line.state <> 'counted'
    ),
    stated as (
      select entry.account, entry.kid, entry.amount, count(*) as count
      from span join bank_statement_entry as entry on entry.account = span.account
        and entry.booked_on between span.first and span.last
      join bank_file as file on file.id = entry.file_id
      where file.is_own and file.format = 'camt.053'
      group by entry.account, entry.kid, entry.amount
    )
    select candidate.id as line_id, own_file_id
    from candidate
    left join said on said.id = candidate.id
    left join stated on stated.account = candidate.account and stated.kid = candidate.kid
      and stated.amount = candidate.amount
    where coalesce(said.number, 1) > coalesce(stated.count, 0)
  )`.as('found');
  return sql(tx).selectFrom(found).selectAll().orderBy('lineId').execute();
}
