import { sql as raw } from 'kysely';

import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';
import type { StatedPayment } from '@husvaer/domain/banking/witnesses';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'bankWitness'>>();

/** An account's day. */
export interface AccountDay {
  account: string;
  bookedOn: string;
}

/** A stored payment of a day. */
export interface StoredPayment extends StatedPayment {
  text: string | null;
  /** Whether it may be a sum of others: it has no KID, and no rule or person has said that it is none. */
  isSum: boolean;
  isSettled: boolean;
}

const daysOf = (days: readonly AccountDay[]) =>
  unnestRows('day', { account: 'text', bookedOn: 'date' }, days);

/**
 * A payment without KID that no feature accepted and that may be a sum of others. One that was settled as such
 * is none any more, and one that a person took back is another payment.
 */
const IS_SUM = raw<boolean>`line.kid is null and line.state <> 'counted'
  and line.reason in ('no_kid', 'unclear', 'debit_unknown')
  and not exists (
    select from bank_settlement where line_id = line.id and choice = 'counted'
  )`;

/** Those of these days of a book on which a payment may be a sum, and that several kinds of files are about. */
export async function findDaysWithSums(
  tx: ReadTx,
  bookId: string,
  days: readonly AccountDay[],
  format: BankFileFormat,
): Promise<AccountDay[]> {
  if (days.length === 0) return [];
  const found = raw<AccountDay>`(
    select day.account, day.booked_on from ${daysOf(days)}
    where exists (
      select from bank_line as line
      where line.account = day.account and line.booked_on = day.booked_on
        and line.book_id = ${bookId} and ${IS_SUM}
    ) and exists (
      select from bank_line as line join bank_file as file on file.id = line.file_id
      where line.account = day.account and line.booked_on = day.booked_on
        and line.book_id = ${bookId} and file.format <> ${format}
    )
  )`.as('found');
  return sql(tx).selectFrom(found).selectAll().orderBy('account').orderBy('bookedOn').execute();
}

/** The payments of a book on these days that are booked, or wait to be, in the order of their files. */
export async function findPaymentsOfDays(
  tx: ReadTx,
  bookId: string,
  days: readonly AccountDay[],
): Promise<StoredPayment[]> {
  if (days.length === 0) return [];
  const found = raw<StoredPayment & { position: number }>`(
    with line as materialized (
      select bank_line.*, row_number() over (
          partition by bank_line.account, bank_line.booked_on, kid, amount order by bank_line.id
        ) as number
      from ${daysOf(days)}
      join bank_line on bank_line.account = day.account and bank_line.booked_on = day.booked_on
      where book_id = ${bookId} and state <> 'counted'
    ),
    witness as (
      select movement_id as id, format from line
      join bank_witness on movement_id = line.id
      join bank_line as evidence on evidence.id = bank_witness.line_id
      join bank_file on bank_file.id = evidence.file_id
      union
      select line.id, format from line
      join bank_repeat on bank_repeat.line_id = line.id
      join bank_file on bank_file.id = bank_repeat.file_id
      where booked_line_id is null and bank_repeat.fingerprint is null
      union
      -- Payments with a KID that are booked from another kind of file.
      select line.id, stated.format from line
      join (
        select entry.account, entry.booked_on, entry.kid, entry.amount, format, count(*) as count
        from ${daysOf(days)}
        join bank_statement_entry as entry
          on entry.account = day.account and entry.booked_on = day.booked_on
        join bank_file on bank_file.id = entry.file_id
        group by entry.account, entry.booked_on, entry.kid, entry.amount, format
      ) as stated on stated.account = line.account and stated.booked_on = line.booked_on
        and stated.kid = line.kid and stated.amount = line.amount and stated.count >= line.number
    ),
    witnesses as (select id, array_agg(format) as formats from witness group by id)
    select line.id, line.file_id, file.format, line.account,
      line.booked_on, line.amount, line.reference, line.text, line.entry,
      line.counterparty_account as party, line.counterparty_name as name,
      line.state in ('taken', 'settled') as is_taken, line.statement_id, line.position,
      not file.is_own as is_brought, line.state not in ('waiting', 'taken') as is_settled,
      ${IS_SUM} as is_sum, coalesce(witnesses.formats, '{}') as witnesses
    from line
    join bank_file as file on file.id = line.file_id
    left join witnesses on witnesses.id = line.id
  )`.as('found');
  return sql(tx)
    .selectFrom(found)
    .selectAll()
    .orderBy('fileId')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/**
 * The kinds of files whose statements list a payment with a KID by itself, by the payments of a file that are not
 * stored yet. Of equal ones as many have a witness as the statements list, less those that are stored.
 */
export async function findStatedByKid(
  tx: ReadTx,
  lines: readonly (AccountDay & { id: string; kid: string | null; amount: bigint })[],
): Promise<Map<string, BankFileFormat[]>> {
  const byKid = lines.filter(({ kid }) => kid !== null);
  if (byKid.length === 0) return new Map();
  const input = unnestRows(
    'line',
    { id: 'uuid', account: 'text', bookedOn: 'date', kid: 'text', amount: 'bigint' },
    byKid.map(({ id, account, bookedOn, kid, amount }) => ({
      id,
      account,
      bookedOn,
      kid,
      amount: String(amount),
    })),
  );
  const found = raw<{ id: string; formats: BankFileFormat[] }>`(
    with line as materialized (
      select line.*, row_number() over (
          partition by line.account, line.booked_on, line.kid, line.amount order by line.id
        ) + (
          select count(*) from bank_line as known
          where known.account = line.account and known.booked_on = line.booked_on
            and known.kid = line.kid and known.amount = line.amount and known.state <> 'counted'
        ) as number
      from ${input}
    )
    select line.id, array_agg(distinct stated.format) as formats from line
    join lateral (
      select bank_file.format, count(*) as count
      from bank_statement_entry as entry join bank_file on bank_file.id = entry.file_id
      where entry.account = line.account and entry.booked_on = line.booked_on
        and entry.kid = line.kid and entry.amount = line.amount
      group by bank_file.format
    ) as stated on stated.count >= line.number
    group by line.id
  )`.as('found');
  const rows = await sql(tx).selectFrom(found).selectAll().execute();
  return new Map(rows.map(({ id, formats }) => [id, formats]));
}

/** Days between the debit and the credit of one transfer. */
const TRANSFER_DAYS = 7;

/**
 * Both payments of transfers between client accounts of one set of books, of which a file has one: at least one
 * names the other's account, and neither names another account or another owner. What a person brought explains
 * nothing that the bank itself reported. What a person took back is no transfer.
 */
export async function findTransfers(
  tx: ReadTx,
  fileId: string,
): Promise<{ lineId: string; paidOn: string }[]> {
  const found = raw<{ lineId: string; paidOn: string }>`(
    with leg as (
      select line.*, file.is_own from bank_line as line
      join bank_file as file on file.id = line.file_id
      join client_account as own
        on own.account = line.account and own.book_id = line.book_id
      join ledger_book as book on book.id = line.book_id
      where line.state = 'waiting' and line.kid is null
        and line.reason in ('no_kid', 'debit_unknown', 'unclear')
        and (line.counterparty_account is not null or line.counterparty_name is null
          or lower(line.counterparty_name) = lower(book.name))
        and not exists (
          select from bank_settlement where line_id = line.id and choice = 'transfer')
    ),
    pair as (
      select out.id as out_id, into_.id as in_id,
        row_number() over (partition by out.id order by
          out.counterparty_account is null or into_.counterparty_account is null,
          abs(into_.booked_on - out.booked_on), into_.id) as of_out,
        row_number() over (partition by into_.id order by
          out.counterparty_account is null or into_.counterparty_account is null,
          abs(into_.booked_on - out.booked_on), out.id) as of_in
      from leg as out
      join leg as into_ on into_.book_id = out.book_id and into_.account <> out.account
        and into_.amount = -out.amount and into_.is_own = out.is_own
        and abs(into_.booked_on - out.booked_on) <= ${TRANSFER_DAYS}::integer
      where out.amount < 0 and ${fileId} in (out.file_id, into_.file_id)
        and (out.counterparty_account = into_.account or into_.counterparty_account = out.account)
        and coalesce(out.counterparty_account, into_.account) = into_.account
        and coalesce(into_.counterparty_account, out.account) = out.account
    )
    select line.id as line_id, line.paid_on from pair
    join bank_line as line on line.id in (out_id, in_id)
    where of_out = 1 and of_in = 1
  )`.as('found');
  return sql(tx).selectFrom(found).selectAll().orderBy('lineId').execute();
}

/** Records that a payment states what these payments state. */
export async function addWitness(
  tx: Tx,
  lineId: string,
  movementIds: readonly string[],
): Promise<void> {
  await sql(tx)
    .insertInto('bankWitness')
    .values(movementIds.map((movementId) => ({ lineId, movementId })))
    .execute();
}
