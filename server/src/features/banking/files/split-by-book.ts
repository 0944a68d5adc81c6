import type {
  BankFile,
  FileLine,
  FileStatement,
  PassedEntry,
} from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import { isChargeByCode, isReadFromOtherSource } from '@husvaer/domain/banking/lines';

import { findBookOfAccount, type Book } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { writeOre } from './camt-values.ts';

/** The payments of a file that belong to one book. */
export interface BookPart {
  /** Null for entries of no book. */
  book: Book | null;
  lines: (FileLine & { bookId: string; position: number })[];
  /** Passed entries of the book's accounts, and of unknown accounts if the file concerns only this book. */
  passed: PassedEntry[];
  /** Left out, because they come in the other kind of file. */
  otherSource: (FileLine & { position: number })[];
  /** Statements of the book's accounts: numbers and balances. */
  statements: FileStatement[];
}

/**
 * Splits a file by book. Entries of unknown accounts, or of other accounts than the sender's, are passed
 * over. A file with only such accounts is refused with a problem, as is an OCR file whose payments all come
 * from camt.054, so that it can be sent again when that has changed. The parts come in a fixed order.
 */
export async function splitByBook(
  tx: ReadTx,
  { format, lines, passed, statements }: BankFile,
  sender: Book | null,
): Promise<{ parts: BookPart[]; problems: FileProblem[] }> {
  const linesOf = Map.groupBy(
    lines.map((line, index) => ({ ...line, position: index + 1 })),
    ({ account }) => account,
  );
  const passedOf = Map.groupBy(passed, ({ account }) => account);
  const statementsOf = Map.groupBy(statements, ({ account }) => account);
  const parts = new Map<string, BookPart>();
  const problems: FileProblem[] = [];
  const foreign: PassedEntry[] = [];
  for (const account of new Set(
    [linesOf, passedOf, statementsOf].flatMap((of) => [...of.keys()]),
  )) {
    const theirs = linesOf.get(account) ?? [];
    const noted = passedOf.get(account) ?? [];
    const book = await findBookOfAccount(tx, account);
    if (!book || (sender && book.id !== sender.id)) {
      problems.push({ code: 'foreign_account', found: account });
      for (const line of theirs) foreign.push(foreignEntry(line));
      for (const entry of noted) foreign.push(entry);
      continue;
    }
    const isOther = format === 'ocr' && book.kidSource !== 'ocr';
    if (isOther) problems.push({ code: 'other_source', found: format, expected: book.kidSource });
    const part = parts.get(book.id) ?? emptyPart(book);
    parts.set(book.id, part);
    part.statements.push(...(statementsOf.get(account) ?? []));
    for (const line of theirs)
      if (isOther || isReadFromOtherSource(line, format, book.kidSource))
        part.otherSource.push(line);
      else
        part.lines.push({
          ...line,
          bookId: book.id,
          ...(isChargeByCode(line, book.chargeCodes) && { isCharge: true }),
        });
    for (const entry of noted) part.passed.push(entry);
  }
  const sorted = [...parts.values()].toSorted((a, b) => (a.book!.id < b.book!.id ? -1 : 1));
  const isOfNobody = sorted.length === 0;
  const isAllOther = format === 'ocr' && sorted.every((part) => part.lines.length === 0);
  if (problems.length > 0 && (isOfNobody || isAllOther)) return { parts: [], problems };
  if (isOfNobody) return { parts: [emptyPart(sender)], problems: [] };
  return { parts: withForeign(sorted, foreign), problems: [] };
}

const emptyPart = (book: Book | null): BookPart => ({
  book,
  lines: [],
  passed: [],
  otherSource: [],
  statements: [],
});

/**
 * Adds entries of other accounts to the part of the file's only book, or to a part without a book if there
 * are several.
 */
function withForeign(parts: BookPart[], foreign: PassedEntry[]): BookPart[] {
  const [only, another] = parts;
  if (foreign.length === 0 || !only) return parts;
  if (another) return [...parts, { ...emptyPart(null), passed: foreign }];
  return [{ ...only, passed: [...only.passed, ...foreign] }];
}

const foreignEntry = (line: FileLine): PassedEntry => ({
  account: line.account,
  amount: writeOre(line.amount),
  currency: 'NOK',
  bookedOn: line.bookedOn,
  text: line.text ?? line.counterparty.name,
  reference: line.reference,
  reason: 'foreign_account',
});
