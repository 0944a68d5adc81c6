import type { BankFileFormat } from '@husvaer/domain/banking/bank-file';

/** One time that a file told of a payment. */
export interface Telling {
  fileId: string;
  format: BankFileFormat;
  entryReference: string | null;
  statementId: string | null;
}

/** A payment of a file that is alike to one that is kept. */
export interface Told extends Telling {
  /** The bank sends its file once more, and says so. */
  isCopy: boolean;
  /** Whether the bank writes the same references on payments of other days too, so that they name none. */
  isUnnamed: boolean;
}

/**
 * Whether a payment is the one that these tellings are of. A file tells of each payment once. Other kinds
 * of files have other references, so that nothing tells their payments apart; those of one kind are told
 * apart by the entry's reference, and where that names no payment, by the statement it stands in. What
 * nothing tells apart is taken for the same, and a person may say otherwise.
 */
export function isSame(told: Told, tellings: readonly Telling[]): boolean {
  if (tellings.some(({ fileId }) => fileId === told.fileId)) return false;
  if (told.isCopy) return true;
  const ofKind = tellings.filter(({ format }) => format === told.format);
  return ofKind.length === 0 || ofKind.some((telling) => !isOther(told, telling));
}

function isOther(told: Told, telling: Telling): boolean {
  return (
    differ(told.entryReference, telling.entryReference) ||
    (told.isUnnamed && differ(told.statementId, telling.statementId))
  );
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/**
 * Finds, payment by payment of one file, which of the payments with the same fingerprint it is: one with its
 * own entry reference before one without. The caller adds the telling of what was found, so that the file
 * tells of each once. What was passed over is not looked at again, so that thousands of likes take no longer
 * each than a few.
 */
export function repeatFinder<Kept extends { tellings: readonly Telling[] }>(
  kept: readonly Kept[],
  format: BankFileFormat,
): (told: Told) => Kept | undefined {
  const byReference = new Map<string, Kept[]>();
  const unreferenced: Kept[] = [];
  for (const one of kept) {
    const references = new Set(
      one.tellings.flatMap((telling) => (telling.format === format ? telling.entryReference : [])),
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
  return (told) => {
    const { entryReference, statementId, isCopy, isUnnamed } = told;
    const own = entryReference === null ? [] : (byReference.get(entryReference) ?? []);
    const rest = isCopy || entryReference === null ? kept : unreferenced;
    for (const [number, some] of [own, rest].entries()) {
      const key = JSON.stringify([number, entryReference, statementId, isUnnamed]);
      let index = passed.get(key) ?? 0;
      while (index < some.length && !isSame(told, some[index]!.tellings)) index += 1;
      passed.set(key, index);
      if (index < some.length) return some[index];
    }
    return undefined;
  };
}
