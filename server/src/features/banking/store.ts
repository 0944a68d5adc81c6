import type { Stated } from '../../platform/db/column.ts';
import { sql as raw } from 'kysely';

import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import type { BankFileReport } from '@husvaer/domain/banking/lines';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { writeJson, type Json } from '../../platform/db/json.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';
import type { BroughtBy } from '../payments/public.ts';

/** What became of a bank's file: one that waits is read on a later day. */
export const BANK_FILE_STATES = ['booked', 'refused', 'waiting'] as const;
export type BankFileState = (typeof BANK_FILE_STATES)[number];

/** The problems of a file that was refused. */
export interface Refusal {
  problems: FileProblem[];
  /** The number of problems beyond those. */
  more: number;
}

type BankFileRow = Stated<
  Tables['bankFile'],
  { report: Json<BankFileReport | Refusal | Record<string, never>> }
>;

const sql = owns<Pick<Tables, 'bankOriginal'> & { bankFile: BankFileRow }>();

/** A bank's file, as it was booked in one book, or refused. */
interface StoredFile extends BroughtBy {
  id: string;
  bookId: string | null;
  /** Hex; null for a file too large to be read. */
  sha256: string | null;
  name: string;
  /** The name of the ZIP that it came in. */
  archive: string | null;
  format: BankFileFormat | 'pain.002' | null;
  /** The bank's id of the file. */
  bankId: string | null;
  state: BankFileState;
  /** The day on which a waiting file is read. */
  waitsUntil: IsoDate | null;
  receivedAt: Temporal.Instant;
  byId: string | null;
}

/**
 * Adds files that are about to be booked. Returns the ids of those added; bytes that were booked before are
 * not.
 */
export async function addFiles(tx: Tx, files: readonly StoredFile[]): Promise<Set<string>> {
  const rows = await sql(tx)
    .insertInto('bankFile')
    .values(files.map((file) => rowOf(file)))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function addRefusedFile(tx: Tx, file: StoredFile, refusal: Refusal): Promise<void> {
  await sql(tx)
    .insertInto('bankFile')
    .values({ ...rowOf(file), report: writeJson(refusal) })
    .execute();
}

const rowOf = (file: StoredFile) => ({
  id: file.id,
  bookId: file.bookId,
  sha256: file.sha256,
  name: file.name,
  archive: file.archive,
  format: file.format,
  bankId: file.bankId,
  state: file.state,
  waitsUntil: file.waitsUntil,
  receivedAt: file.receivedAt.toString(),
  byId: file.byId,
  isBrought: file.isBrought,
  broughtById: file.broughtById,
  report: '{}',
});

/**
 * Forgets that a file waits: it is read now, or was booked from elsewhere. What was sent to one book says nothing
 * of a file that waits for another; the bank's own file, without a book, is that of all.
 */
export async function removeWaiting(
  tx: Tx,
  { sha256, bookId }: { sha256: string; bookId: string | null },
): Promise<void> {
  await sql(tx)
    .deleteFrom('bankFile')
    .where('sha256', '=', sha256)
    .$if(bookId !== null, (all) => all.where('bookId', '=', bookId))
    .where('state', '=', 'waiting')
    .execute();
}

/** Saves the report of a booked file. `sum` is in øre. */
export async function saveReport(
  tx: Tx,
  id: string,
  { sum, ...report }: BankFileReport & { sum: bigint },
): Promise<void> {
  await sql(tx)
    .updateTable('bankFile')
    .set({ lineCount: report.lines, sum, report: writeJson(report) })
    .where('id', '=', id)
    .execute();
}

/** A file that a person sent to a book and whose original is stored. */
export async function findSentFile(
  tx: ReadTx,
  { id, bookId }: { id: string; bookId: string },
): Promise<{ sha256: string; name: string } | undefined> {
  return sql(tx)
    .selectFrom('bankFile')
    .innerJoin('bankOriginal', (join) =>
      join
        .onRef('bankOriginal.sha256', '=', 'bankFile.sha256')
        .onRef('bankOriginal.bookId', '=', 'bankFile.bookId'),
    )
    .select(['bankOriginal.sha256', 'bankFile.name'])
    .where('bankFile.id', '=', id)
    .where('bankFile.bookId', '=', bookId)
    .where('bankFile.isBrought', '=', true)
    .executeTakeFirst();
}

/** A waiting file that people of a book can withdraw. Undefined for any other. */
export async function findWithdrawable(
  tx: ReadTx,
  { id, bookId }: { id: string; bookId: string },
): Promise<{ sha256: string; name: string } | undefined> {
  const found = await sql(tx)
    .selectFrom('bankFile')
    .select(['sha256', 'name'])
    .where('id', '=', id)
    .where('bookId', '=', bookId)
    .where(IS_WITHDRAWABLE)
    .executeTakeFirst();
  return found && { ...found, sha256: found.sha256! };
}

/** The person who brought a file in. */
export const findBrought = (tx: ReadTx, id: string): Promise<BroughtBy> =>
  sql(tx)
    .selectFrom('bankFile')
    .select(['isBrought', 'broughtById'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Records that the bank sent bytes that people had brought before. Returns their booked files. */
export async function markSentByBank(
  tx: Tx,
  sha256: string,
  at: Temporal.Instant,
): Promise<{ id: string; bookId: string | null }[]> {
  return sql(tx)
    .updateTable('bankFile')
    .set({ sentByBankAt: at.toString() })
    .where('sha256', '=', sha256)
    .where('state', '=', 'booked')
    .where('isOwn', '=', false)
    .returning(['id', 'bookId'])
    .execute();
}

/** When these bytes were booked; undefined if they were not. */
export async function findBooked(
  tx: ReadTx,
  sha256: string,
): Promise<{ id: string; receivedAt: Temporal.Instant } | undefined> {
  return sql(tx)
    .selectFrom('bankFile')
    .select(['id', 'receivedAt'])
    .where('sha256', '=', sha256)
    .where('state', '=', 'booked')
    .executeTakeFirst();
}

export type ListedFile = Omit<StoredFile, 'bookId' | 'sha256' | keyof BroughtBy> & {
  lineCount: number;
  sum: bigint;
  report: Partial<BankFileReport & Refusal>;
  /** Whether the bank sent a corrected statement since. */
  isSuperseded: boolean;
  /** Whether the original that was sent to this book is stored. */
  hasOriginal: boolean;
  /** Whether people of the book can withdraw it: it waits, and the bank's own channel has not sent it. */
  isWithdrawable: boolean;
};

/** Whether a file waits because a person brought it, and not because the bank's own channel sent it as well. */
const IS_WITHDRAWABLE = raw<boolean>`(bank_file.state = 'waiting' and bank_file.is_brought
  and not exists (select from bank_original where bank_original.sha256 = bank_file.sha256
    and bank_original.book_id is null and read_at is null))`;

const LISTED = [
  raw<boolean>`exists (select from bank_statement
    where bank_statement.file_id = bank_file.id and superseded_by is not null)`.as('isSuperseded'),
  raw<boolean>`is_brought and exists (select from bank_original
    where bank_original.sha256 = bank_file.sha256
      and bank_original.book_id = bank_file.book_id)`.as('hasOriginal'),
  IS_WITHDRAWABLE.as('isWithdrawable'),
  'id',
  'name',
  'archive',
  'format',
  'bankId',
  'state',
  'waitsUntil',
  'receivedAt',
  'byId',
  'lineCount',
  'sum',
  'report',
] as const;

/** Files of a book, the latest first: all, those of a state, or only the one with an id. */
export async function findFiles(
  tx: ReadTx,
  {
    bookId,
    fileId,
    state,
    limit,
    skip,
  }: {
    bookId: string;
    fileId: string | null;
    state: BankFileState | null;
    limit: number;
    skip: number;
  },
): Promise<{ files: ListedFile[]; total: number }> {
  const theirs = sql(tx)
    .selectFrom('bankFile')
    .where('bookId', '=', bookId)
    .$if(fileId !== null, (all) => all.where('id', '=', fileId!))
    .$if(state !== null, (all) => all.where('state', '=', state!));
  const files = await theirs
    .select(LISTED)
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await theirs
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { files, total };
}

export const findFile = (
  tx: ReadTx,
  { id, bookId }: { id: string; bookId: string },
): Promise<ListedFile | undefined> =>
  sql(tx)
    .selectFrom('bankFile')
    .select(LISTED)
    .where('id', '=', id)
    .where('bookId', '=', bookId)
    .executeTakeFirst();

/** A page of a book's files, in the order in which they came in. */
export const findFilesAfter = (
  tx: ReadTx,
  bookId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedFile[]> =>
  sql(tx)
    .selectFrom('bankFile')
    .select(LISTED)
    .where('bookId', '=', bookId)
    .$if(after !== null, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Removes a deleted account from files. */
export async function forgetUploader(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['byId', 'broughtById'] as const)
    await sql(tx)
      .updateTable('bankFile')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
