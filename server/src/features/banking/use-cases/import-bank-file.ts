import type { BankFile, PassedEntry, PaymentReport } from '@husvaer/domain/banking/bank-file';
import { bankingErrors } from '@husvaer/domain/banking/errors';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import type { IsoDate } from '@husvaer/domain/kernel/dates';
import { AppError } from '@husvaer/domain/kernel/errors';
import { lastDayOf, setFarDaysAside } from '@husvaer/domain/banking/days-to-come';
import { isByKid, waitingReason, type BankFileReport } from '@husvaer/domain/banking/lines';

import { findOwners, type BroughtBy } from '../../payments/public.ts';
import { proveByBank } from '../prove-by-bank.ts';
import { findBooks, findRefused, type Book } from '../../ledger/public.ts';
import type { Counted } from '../../../platform/metrics/count.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import type { Work } from '../../../platform/work.ts';
import type { ReadBankFile } from '../files/read-bank-file.ts';
import { splitByBook, type BookPart } from '../files/split-by-book.ts';
import { addLines } from '../lines/add-lines.ts';
import { findPartsOfSettled, settleSums } from '../witnesses/settle-sums.ts';
import { settleTransfers } from '../witnesses/settle-transfers.ts';
import { bookNew } from '../lines/book-new.ts';
import { fingerprints } from '../lines/fingerprint.ts';
import { serializeBook, type NewLine } from '../lines/store.ts';
import { confirmByBank } from '../answers/confirm-by-bank.ts';
import { lockUnread, markRead, markWaiting, type Original } from '../originals/store.ts';
import { recordConflicts } from '../conflicts/record-conflicts.ts';
import type { NewReport } from '../conflicts/reports/store.ts';
import { addPassed } from '../passed/store.ts';
import {
  addStatementEntries,
  addStatements,
  findKnownStatements,
  supersedeStatements,
} from '../reconciliation/statements/store.ts';
import {
  addFiles,
  addRefusedFile,
  findBooked,
  removeWaiting,
  saveReport,
  type Refusal,
} from '../store.ts';
import { ANSWERED, BY_KID } from '../acceptors.ts';

/** A received file and its content. */
export interface IncomingFile {
  /** The stored original; without id and hash when it was too large to be stored. */
  original: Omit<Original, 'id' | 'sha256' | 'bytes'> & {
    id: string | null;
    sha256: string | null;
  };
  read: ReadBankFile;
}

export const BANK_FILES: Counted = {
  name: 'husvaer_bank_files_total',
  help: 'Bank files by outcome.',
  labels: ['state'],
};

/** Ids of an answer that a report lists; nobody reads more. */
const UNKNOWN_MAX = 20;

/** The result of a file in one book. */
export interface BookedFile {
  id: string;
  report: BankFileReport;
  sum: bigint;
  passed: readonly PassedEntry[];
}

export type ImportedFile =
  | { state: 'booked'; files: BookedFile[] }
  /** It is about a day to come, and is read on that day. */
  | { state: 'waiting'; id: string; until: IsoDate }
  | ({ state: 'refused'; id: string } & Refusal);

/** The result of a file, which is `seen` if the same bytes were booked before. */
export const unlessSeen = <Result>(
  importing: Promise<Result>,
): Promise<Result | { state: 'seen' }> =>
  importing.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'banking.seen_before') return { state: 'seen' };
    throw error;
  });

/**
 * Books a bank's file, all of it or nothing; one about a day to come waits for that day. Payments that no earlier
 * file had go to the features that accept them; the others stay in suspense until a person settles them. The file
 * then counts as read. Throws `banking.seen_before` for bytes that were already booked, and for a file that was
 * withdrawn meanwhile.
 */
export async function importBankFile(work: Work, incoming: IncomingFile): Promise<ImportedFile> {
  const { id, sha256, bookId } = incoming.original;
  if (id !== null && !(await lockUnread(work.tx, id))) throw bankingErrors.seen_before();
  if (sha256 !== null) await removeWaiting(work.tx, { sha256, bookId });
  const imported = await bookFile(work, incoming);
  if (id !== null && imported.state === 'waiting') await markWaiting(work.tx, id, imported.until);
  else if (id !== null) await markRead(work.tx, id, work.clock.now());
  work.count(BANK_FILES, 1, { state: imported.state });
  return imported;
}

async function bookFile(work: Work, incoming: IncomingFile): Promise<ImportedFile> {
  const { original, read } = incoming;
  const [sender = null] = original.bookId ? await findBooks(work.tx, [original.bookId]) : [];
  if (read.kind === 'refused') return refuse(work, incoming, sender, read);
  const before = original.sha256 === null ? undefined : await findBooked(work.tx, original.sha256);
  if (before) throw bankingErrors.seen_before({ fileId: before.id });
  return read.kind === 'answers'
    ? importAnswer(work, incoming, sender, read.report)
    : importLines(work, incoming, sender, read.file);
}

async function importLines(
  work: Work,
  incoming: IncomingFile,
  sender: Book | null,
  written: BankFile,
): Promise<ImportedFile> {
  const far = setFarDaysAside(written, dayInNorway(incoming.original.receivedAt));
  if (far.problems.length > 0)
    return refuse(work, incoming, sender, { problems: far.problems, more: 0 });
  const { file } = far;
  const { parts, problems } = await splitByBook(work.tx, file, sender);
  if (problems.length > 0) return refuse(work, incoming, sender, { problems, more: 0 });
  const books = parts.map(({ book }) => book?.id ?? null);
  const until = lastDayOf(file);
  if (until !== null && until > work.clock.today().toString()) {
    const [id = ''] = await noteFiles(work, incoming, file, books, until);
    return { state: 'waiting', id, until };
  }
  if (!incoming.original.isBrought) await proveByBank(work, file);
  const ids = await noteFiles(work, incoming, file, books);
  const files = [];
  for (const [index, part] of parts.entries()) {
    const { lines, passed, otherSource } = part;
    const id = ids[index]!;
    // What the statement says of payments with a KID is known when the others are compared with it.
    await keepStatements(work, { id, isBrought: incoming.original.isBrought }, file.format, part);
    const booked = await bookLines(work, id, { original: incoming.original, file }, lines);
    await addPassed(work.tx, id, passed);
    if (file.format === 'camt.053') await supersedeStatements(work.tx, id);
    if (part.book) {
      const { isBrought } = incoming.original;
      const booked = { fileId: id, bookId: part.book.id, isBrought };
      await recordConflicts(work, booked, reportsIn(lines));
    }
    const report = {
      ...booked,
      otherSource: otherSource.length,
      lines: lines.length + otherSource.length,
      leftOut: file.leftOut,
      passed: countReasons(passed),
      copy: file.copy,
    };
    const sum = lines.reduce((total, { amount }) => total + amount, 0n);
    await saveReport(work.tx, id, { ...report, sum });
    files.push({ id, report, sum, passed });
    if (part.book)
      await work.emit({ name: 'banking.file_booked', payload: { bookId: part.book.id } });
  }
  return { state: 'booked', files };
}

/**
 * Stores a file's statements, to compare them with the books, and its payments that are booked from another
 * kind of file. A statement that was sent before adds no payments again.
 */
async function keepStatements(
  work: Work,
  { id: fileId, isBrought }: { id: string; isBrought: boolean },
  format: BankFile['format'],
  { book, statements, lines, otherSource }: BookPart,
): Promise<void> {
  if (!book || statements.length === 0) return;
  const today = work.clock.today().toString();
  const movedOn = new Map<string, string>();
  for (const { account, bookedOn } of [...lines, ...otherSource])
    if (bookedOn > (movedOn.get(account) ?? '')) movedOn.set(account, bookedOn);
  const rows = statements.map((one) => ({
    ...one,
    id: work.newId(),
    fileId,
    bookId: book.id,
    format,
    movedOn: movedOn.get(one.account) ?? today,
  }));
  const known =
    format === 'camt.053' ? await findKnownStatements(work.tx, rows, { isBrought }) : new Set();
  await addStatements(work.tx, rows);
  if (format === 'ocr') return;
  const fresh = new Set(rows.flatMap(({ id, bankId }) => (known.has(id) ? [] : bankId)));
  const reported = otherSource.filter(({ statementId = null }) => fresh.has(statementId));
  await addStatementEntries(work.tx, fileId, reported);
}

/**
 * Records that a file is booked, or waits until a day, once in each book. Throws `banking.seen_before` when it was recorded before.
 */
async function noteFiles(
  { tx, clock, newId }: Work,
  { original: { name, archive, sha256, byId, isBrought, broughtById } }: IncomingFile,
  { format, id: bankId }: { format: BankFile['format'] | 'pain.002'; id: string },
  bookIds: readonly (string | null)[],
  waitsUntil: IsoDate | null = null,
): Promise<string[]> {
  const files = bookIds.map((bookId) => ({
    id: newId(),
    bookId,
    sha256,
    name,
    archive,
    format,
    bankId,
    state: waitsUntil === null ? ('booked' as const) : ('waiting' as const),
    waitsUntil,
    receivedAt: clock.now(),
    byId,
    isBrought,
    broughtById,
  }));
  const added = await addFiles(tx, files);
  if (added.size < files.length) throw bankingErrors.seen_before();
  return files.map(({ id }) => id);
}

/** Stores the payments of one book, and books those that no earlier file had. */
async function bookLines(
  work: Work,
  fileId: string,
  { original: { isBrought, broughtById }, file }: { original: BroughtBy; file: BankFile },
  lines: BookPart['lines'],
): Promise<Pick<BankFileReport, 'repeated' | 'taken' | 'waiting'>> {
  const [first] = lines;
  if (first) await serializeBook(work.tx, first.bookId);
  const refused = await findRefused(work.tx, [...new Set(lines.map(({ account }) => account))]);
  const bookOf = (account: string) => (refused.has(account) ? lines[0]!.bookId : null);
  const named = fingerprints(lines, bookOf).map((line) => ({ ...line, id: work.newId() }));
  // What is odd is for a person, also with a known KID.
  const clear = named.filter(({ unclear }) => !unclear);
  const owners = await findOwners(work, clear.filter(isByKid));
  const all = named.map((line): NewLine => {
    const { entryReference = null, statementId = null } = line;
    const isOwned = owners.has(line.id);
    return {
      ...line,
      isBrought,
      broughtById,
      entryReference,
      statementId,
      fileId,
      reason: isOwned ? null : waitingReason(line),
      takenBy: isOwned ? BY_KID : null,
    };
  });
  const parts = await findPartsOfSettled(work.tx, all, file.format);
  const added = await addLines(work.tx, all, file, parts);
  const isNew = ({ id }: NewLine) => added.has(id);
  const touched = { bookId: first?.bookId ?? '', days: all, format: file.format };
  const sums = await settleSums(work, touched, added);
  const repeats = isBrought ? [] : all.filter(({ id }) => !added.has(id));
  // A debit comes before the return of its money, whichever of them a person had brought.
  await confirmByBank(
    work,
    repeats.filter(({ amount }) => amount < 0n),
  );
  const booked = await bookNew(
    work,
    all.filter((line) => isNew(line) && !sums.has(line.id)),
    owners,
  );
  await confirmByBank(
    work,
    repeats.filter(({ amount }) => amount > 0n),
  );
  await settleTransfers(work, fileId);
  return { repeated: all.length - added.size, ...booked };
}

/** What payments say about orders. */
const reportsIn = (lines: BookPart['lines']): Omit<NewReport, 'id'>[] =>
  lines.flatMap(({ endToEndId, amount, isReversal, bookedOn: dated }) => {
    if (endToEndId === null || amount === 0n || (amount < 0n && isReversal)) return [];
    return amount < 0n
      ? { endToEndId, kind: 'debited', amount: -amount, dated }
      : { endToEndId, kind: 'returned', amount, dated };
  });

function countReasons<Reason extends string>(
  some: readonly { reason: Reason }[],
): Partial<Record<Reason, number>> {
  const counts: Partial<Record<Reason, number>> = {};
  for (const { reason } of some) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

/** Passes a bank's answer on to the feature that gave the order. */
async function importAnswer(
  work: Work,
  incoming: IncomingFile,
  sender: Book | null,
  report: PaymentReport,
): Promise<ImportedFile> {
  for (const answered of ANSWERED) {
    const about = await answered(work, {
      report,
      bookId: sender?.id ?? null,
      brought: incoming.original,
    });
    if (about === null) continue;
    const file = { format: report.format, id: report.messageId };
    const [id = ''] = await noteFiles(work, incoming, file, [about.bookId]);
    const booked = { fileId: id, bookId: about.bookId, isBrought: incoming.original.isBrought };
    await recordConflicts(work, booked, about.rejected);
    const nothing = { lines: 0, repeated: 0, otherSource: 0, leftOut: 0, taken: {}, waiting: {} };
    const unknown = about.unknown.slice(0, UNKNOWN_MAX);
    const input = { ...nothing, passed: {}, copy: null, unknown };
    await saveReport(work.tx, id, { ...input, sum: 0n });
    return { state: 'booked', files: [{ id, report: input, sum: 0n, passed: [] }] };
  }
  const problem: FileProblem = { code: 'unknown_order', found: report.originalMessageId };
  return refuse(work, incoming, sender, { problems: [problem], more: 0 });
}

/** Records the problems of a refused file for its sender. Nothing of it is booked. */
async function refuse(
  { tx, clock, newId }: Work,
  { original: { name, archive, sha256, byId, isBrought, broughtById }, read }: IncomingFile,
  sender: Book | null,
  { problems, more }: Refusal,
): Promise<ImportedFile> {
  const values =
    read.kind === 'lines' ? read.file : read.kind === 'answers' ? read.report : undefined;
  const id = newId();
  await addRefusedFile(
    tx,
    {
      id,
      bookId: sender?.id ?? null,
      sha256,
      name,
      archive,
      format: values?.format ?? null,
      bankId: values ? ('id' in values ? values.id : values.messageId) : null,
      state: 'refused',
      waitsUntil: null,
      receivedAt: clock.now(),
      byId,
      isBrought,
      broughtById,
    },
    { problems, more },
  );
  return { state: 'refused', id, problems, more };
}
