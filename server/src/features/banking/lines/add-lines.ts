import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';

import type { Tx } from '../../../platform/db/tx.ts';
import { addRepeats, type NewRepeat } from '../repeats/store.ts';
import {
  findKept,
  findUnnamed,
  insertLines,
  placeOf,
  serializeBook,
  type NewLine,
} from './store.ts';
import { isSame, type Telling } from './tell-apart.ts';

/** The file that lines stand in. */
export interface OfFile {
  format: BankFileFormat;
  /** What the bank calls it when it sends it once more. */
  copy: string | null;
}

/**
 * Keeps payments of one file and book that no file told of before: which ones. What is alike to a payment
 * that is kept is told apart from it, or noted as a repeat of it.
 */
export async function addLines(
  tx: Tx,
  lines: readonly NewLine[],
  { format, copy }: OfFile,
): Promise<Set<string>> {
  const [one] = lines;
  if (!one) return new Set();
  await serializeBook(tx, one.bookId);
  const added = new Set<string>();
  const repeats: NewRepeat[] = [];
  let open = lines;
  while (open.length > 0) {
    const fresh = await insertLines(tx, open);
    for (const id of fresh) added.add(id);
    const alike = open.filter(({ id }) => !fresh.has(id));
    if (alike.length === 0) break;
    const kept = await findKept(tx, alike);
    const unnamed = await findUnnamed(tx, alike);
    const others: NewLine[] = [];
    for (const line of alike) {
      const { lineId, tellings } = kept.get(placeOf(line))!;
      const { fileId, entryReference, statementId } = line;
      const telling: Telling = { fileId, format, entryReference, statementId };
      const told = { ...telling, isCopy: copy !== null, isUnnamed: unnamed.has(line.id) };
      if (isSame(told, tellings)) {
        const isExpected = told.isCopy || tellings.every((before) => before.format !== format);
        repeats.push({ line, lineId, isExpected });
        tellings.push(telling);
      } else {
        // Another payment: the next place among its likes is tried.
        others.push({ ...line, ordinal: line.ordinal + 1 });
      }
    }
    open = others;
  }
  await addRepeats(tx, repeats);
  return added;
}
