import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';

import type { Tx } from '../../../platform/db/tx.ts';
import { addRepeats, type NewRepeat } from './repeats/store.ts';
import { findStored, findUnnamed } from './stored/store.ts';
import { insertLines, type NewLine } from './store.ts';
import { repeatFinder, type Occurrence } from './find-repeat.ts';

/** The file of some lines. */
interface OfFile {
  format: BankFileFormat;
  /** The bank's id of the file, by which a copy is recognized. */
  copy: string | null;
}

/**
 * Adds the payments of one file and book that no earlier file had. Returns the ids of those added. A payment
 * similar to a stored one is told apart from it, or recorded as a repeat of it. `parts` are payments that are
 * in a settled sum: they are recorded as repeats of it.
 */
export async function addLines(
  tx: Tx,
  all: readonly NewLine[],
  { format, copy }: OfFile,
  parts: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const lines = all.filter(({ id }) => !parts.has(id));
  // The first payment of a fingerprint is added if none is stored.
  const added = new Set(
    await insertLines(
      tx,
      lines.filter(({ ordinal }) => ordinal === 1),
    ),
  );
  const fresh = new Set(lines.filter(({ id }) => added.has(id)).map((line) => line.fingerprint));
  const others = lines.filter((line) => line.ordinal > 1 && fresh.has(line.fingerprint));
  const alike = lines.filter((line) => !fresh.has(line.fingerprint));
  const stored = await findStored(tx, [...new Set(alike.map((line) => line.fingerprint))]);
  const unnamed = await findUnnamed(tx, alike);
  const likes = new Map(
    [...stored].map(([fingerprint, known]) => [
      fingerprint,
      { find: repeatFinder(known, format), last: known.at(-1)!.ordinal },
    ]),
  );
  const repeats: NewRepeat[] = all.flatMap((line) => {
    const lineId = parts.get(line.id);
    return lineId === undefined ? [] : { line, lineId, isExpected: false, isPart: true };
  });
  for (const line of alike) {
    const theirs = likes.get(line.fingerprint)!;
    const { fileId, entryReference, statementId } = line;
    const occurrence: Occurrence = { fileId, format, entryReference, statementId };
    const reported = { ...occurrence, isCopy: copy !== null, isUnnamed: unnamed.has(line.id) };
    const found = theirs.find(reported);
    if (found) {
      const isExpected =
        reported.isCopy || found.occurrences.every((before) => before.format !== format);
      repeats.push({ line, lineId: found.lineId, isExpected });
      found.occurrences.push(occurrence);
    } else {
      theirs.last += 1;
      others.push({ ...line, ordinal: theirs.last });
    }
  }
  for (const id of await insertLines(tx, others)) added.add(id);
  await addRepeats(tx, repeats);
  return added;
}
