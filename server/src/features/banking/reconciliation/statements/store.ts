import { sql as raw } from 'kysely';

import type { BankFileFormat, FileLine, FileStatement } from '@husvaer/domain/banking/bank-file';

import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'bankFile' | 'bankStatement'>>();

/** Rows written by one statement. */
const AT_ONCE = 5000;

/** A new statement: the part of a file for one account. */
interface NewStatement extends FileStatement {
  id: string;
  fileId: string;
  bookId: string;
  format: BankFileFormat;
  movedOn: string | null;
}

const COLUMNS = {
  id: 'uuid',
  fileId: 'uuid',
  bookId: 'uuid',
  position: 'integer',
  account: 'text',
  format: 'text',
  bankId: 'text',
  number: 'bigint',
  series: 'text',
  movedOn: 'date',
  opening: 'bigint',
  openingOn: 'date',
  closing: 'bigint',
  closingOn: 'date',
} as const;

/** Adds the statements of one file, in its order. */
export async function addStatements(tx: Tx, statements: readonly NewStatement[]): Promise<void> {
  const names = raw.join(Object.keys(COLUMNS).map((name) => raw.id(name)));
  for (let start = 0; start < statements.length; start += AT_ONCE) {
    const rows = statements
      .slice(start, start + AT_ONCE)
      .map(({ opening, closing, ...one }, index) => ({
        id: one.id,
        fileId: one.fileId,
        bookId: one.bookId,
        position: start + index + 1,
        account: one.account,
        format: one.format,
        bankId: one.bankId,
        number: one.number === null ? null : BigInt(one.number),
        series: one.series,
        movedOn: one.movedOn,
        opening: opening?.amount ?? null,
        openingOn: opening?.on ?? null,
        closing: closing?.amount ?? null,
        closingOn: closing?.on ?? null,
      }));
    await raw`insert into bank_statement (${names})
      select ${names} from ${unnestRows('input', COLUMNS, rows)}`.execute(sql(tx));
  }
}

/**
 * Those of these statements that were sent before: the same account, days, number and balances. The bank's own
 * are compared with the bank's own, because what a person brought says nothing for the bank.
 */
export async function findKnownStatements(
  tx: ReadTx,
  statements: readonly NewStatement[],
  { isBrought }: { isBrought: boolean },
): Promise<Set<string>> {
  const rows = statements.flatMap(({ id, account, number, opening, closing }) =>
    closing
      ? [
          {
            id,
            account,
            number,
            opening: opening?.amount ?? null,
            closing: closing.amount,
            closingOn: closing.on,
          },
        ]
      : [],
  );
  if (rows.length === 0) return new Set();
  const columns = {
    id: 'uuid',
    account: 'text',
    number: 'bigint',
    opening: 'bigint',
    closing: 'bigint',
    closingOn: 'date',
  };
  const found = await sql(tx)
    .selectFrom(unnestRows('input', columns, rows))
    .select('input.id')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bankStatement')
          .innerJoin('bankFile', 'bankFile.id', 'fileId')
          .select('bankStatement.id')
          .where('bankStatement.format', '=', 'camt.053')
          .$if(!isBrought, (all) => all.where('isOwn', '=', true))
          .whereRef('bankStatement.account', '=', 'input.account')
          .whereRef('bankStatement.closingOn', '=', 'input.closingOn')
          .whereRef('bankStatement.closing', '=', 'input.closing')
          .where(
            raw<boolean>`(bank_statement.number, bank_statement.opening)
              is not distinct from (input.number, input.opening)`,
          ),
      ),
    )
    .execute();
  return new Set(found.map(({ id }) => id));
}

/**
 * Marks the statements that a file corrects, once its payments are stored: of the same account, day and number,
 * and with other balances, or with other payments for the same ones. Without a number it begins with the same
 * balance. One that begins where the other ends comes after it. What a person brought corrects nothing of the
 * bank's own.
 */
export async function supersedeStatements(tx: Tx, fileId: string): Promise<void> {
  await raw`
    update bank_statement as old set superseded_by = new.id
    from bank_statement as new, bank_file as new_file, bank_file as old_file
    where new.file_id = ${fileId} and new_file.id = new.file_id and old_file.id = old.file_id
      and old_file.id <> new_file.id and old.superseded_by is null
      and (new.format, old.format) = ('camt.053', 'camt.053')
      and (old.account, old.closing_on) = (new.account, new.closing_on)
      and (old.number = new.number
        or old.number is null and new.number is null and old.opening = new.opening)
      and (new_file.is_own or not old_file.is_own)
      and (
        (old.opening, old.closing) <> (new.opening, new.closing)
          and old.closing <> new.opening and new.closing <> old.opening
        or (old.opening, old.closing) = (new.opening, new.closing)
          and exists (
            select from bank_line as line
            where line.file_id = new.file_id and line.account = new.account
              and line.statement_id is not distinct from new.bank_id)
          and exists (
            select from bank_line as line
            where line.file_id = old.file_id and line.account = old.account
              and line.statement_id is not distinct from old.bank_id
              and not exists (
                select from bank_repeat where line_id = line.id and file_id = new.file_id))
      )`.execute(sql(tx));
}

const ENTRY_COLUMNS = {
  fileId: 'uuid',
  position: 'integer',
  account: 'text',
  amount: 'bigint',
  bookedOn: 'date',
  kid: 'text',
  text: 'text',
} as const;

/** Adds payments of a statement that come in another kind of file. */
export async function addStatementEntries(
  tx: Tx,
  fileId: string,
  lines: readonly (FileLine & { position: number })[],
): Promise<void> {
  const names = raw.join(Object.keys(ENTRY_COLUMNS).map((name) => raw.id(name)));
  for (let start = 0; start < lines.length; start += AT_ONCE) {
    const rows = lines.slice(start, start + AT_ONCE).map((line) => ({
      fileId,
      position: line.position,
      account: line.account,
      amount: line.amount,
      bookedOn: line.bookedOn,
      kid: line.kid,
      text: line.text ?? line.counterparty.name,
    }));
    await raw`insert into bank_statement_entry (${names})
      select ${names} from ${unnestRows('input', ENTRY_COLUMNS, rows)}`.execute(sql(tx));
  }
}
