import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';

/** One occurrence of a payment in a file. */
export interface Occurrence {
  fileId: string;
  format: BankFileFormat;
  entryReference: string | null;
  statementId: string | null;
}

/** A payment of a file that is similar to a stored one. */
export interface Reported extends Occurrence {
  /** The bank marked the file as a copy. */
  isCopy: boolean;
  /** Whether the bank also uses the references for payments on other days, so that they identify none. */
  isUnnamed: boolean;
}

/**
 * Whether a payment is the same as the one with these occurrences. A file has each payment once. Other kinds
 * of files have other references, so nothing tells their payments apart. Those of one kind are told apart by
 * the entry's reference or, if that identifies no payment, by their statement. Payments that nothing tells
 * apart are taken as the same; a person may decide otherwise.
 */
export function isSame(reported: Reported, occurrences: readonly Occurrence[]): boolean {
  if (occurrences.some(({ fileId }) => fileId === reported.fileId)) return false;
  if (reported.isCopy) return true;
  const ofKind = occurrences.filter(({ format }) => format === reported.format);
  return ofKind.length === 0 || ofKind.some((occurrence) => !isOther(reported, occurrence));
}

function isOther(reported: Reported, occurrence: Occurrence): boolean {
  return (
    differ(reported.entryReference, occurrence.entryReference) ||
    (reported.isUnnamed && differ(reported.statementId, occurrence.statementId))
  );
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Matches the payments of one file one by one with stored payments of the same fingerprint: one with the same
 * entry reference before one without a reference. The caller adds the occurrence to a match, so that each is
 * matched once per file. Skipped payments are not looked at again, so that thousands of equal payments take
 * no longer each than a few.
 */
export function repeatFinder<Stored extends { occurrences: readonly Occurrence[] }>(
  stored: readonly Stored[],
  format: BankFileFormat,
): (reported: Reported) => Stored | undefined {
  const byReference = new Map<string, Stored[]>();
  const unreferenced: Stored[] = [];
  for (const one of stored) {
    const references = new Set(
      one.occurrences.flatMap((occurrence) =>
        occurrence.format === format ? occurrence.entryReference : [],
      ),
    );
    if (references.size === 0 || references.has(null)) unreferenced.push(one);
    for (const reference of references)
      if (reference !== null) {
        const own = byReference.get(reference) ?? [];
        own.push(one);
        byReference.set(reference, own);
      }
  }
  const passed = new Map<string, number>();
  return (reported) => {
    const { entryReference, statementId, isCopy, isUnnamed } = reported;
    const own = entryReference === null ? [] : (byReference.get(entryReference) ?? []);
    const rest = isCopy || entryReference === null ? stored : unreferenced;
    for (const [number, some] of [own, rest].entries()) {
      const key = JSON.stringify([number, entryReference, statementId, isUnnamed]);
      let index = passed.get(key) ?? 0;
      while (index < some.length && !isSame(reported, some[index]!.occurrences)) index += 1;
      passed.set(key, index);
      if (index < some.length) return some[index];
    }
    return undefined;
  };
}
