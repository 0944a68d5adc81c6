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
