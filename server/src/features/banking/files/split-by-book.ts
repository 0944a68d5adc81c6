import type { BankFile, FileLine } from '@husvaer/domain/banking/bank-file';
import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import { comesOtherwise } from '@husvaer/domain/banking/lines';

import { findBookOfAccount, type Book } from '../../ledger/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';

/** The payments of a file that are of one book. */
export interface BookPart {
  /** Null in a file that tells of no payment, and was sent by nobody. */
  book: Book | null;
  lines: (FileLine & { bookId: string; position: number })[];
  /** How many are left out, for they come in the other kind of file. */
  otherSource: number;
}

/**
 * Whose the payments of a file are. An account of nobody's, or of others than who sent it, is a
 * problem; so is an OCR file about an account whose payments are taken from camt.054. Parts come in
 * one order.
 */
export async function splitByBook(
  tx: ReadTx,
  { format, lines }: BankFile,
  sender: Book | null,
): Promise<{ parts: BookPart[]; problems: FileProblem[] }> {
  const byAccount = Map.groupBy(
    lines.map((line, index) => ({ ...line, position: index + 1 })),
    ({ account }) => account,
  );
  const parts = new Map<string, BookPart>();
  const problems: FileProblem[] = [];
  for (const [account, theirs] of byAccount) {
    const book = await findBookOfAccount(tx, account);
    if (!book || (sender && book.id !== sender.id)) {
      problems.push({ code: 'foreign_account', found: account });
      continue;
    }
    if (format === 'ocr' && book.kidSource !== 'ocr') {
      problems.push({ code: 'other_source', found: format, expected: book.kidSource });
      continue;
    }
    const kept = theirs.filter((line) => !comesOtherwise(line, format, book.kidSource));
    const part = parts.get(book.id) ?? { book, lines: [], otherSource: 0 };
    for (const line of kept) part.lines.push({ ...line, bookId: book.id });
    part.otherSource += theirs.length - kept.length;
    parts.set(book.id, part);
  }
  const sorted = [...parts.values()].toSorted((a, b) => (a.book!.id < b.book!.id ? -1 : 1));
  const none: BookPart = { book: sender, lines: [], otherSource: 0 };
  return { parts: sorted.length > 0 ? sorted : [none], problems };
}
