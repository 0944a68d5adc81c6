import { createHash } from 'node:crypto';

import type { BankLine } from '@husvaer/domain/banking/bank-file';

/** The fingerprint of a payment, and its position among equal payments of its file. */
export interface Known {
  fingerprint: string;
  /** From 1. */
  ordinal: number;
}

/**
 * Adds fingerprints to the payments of one file. The same payment in another file has the same fingerprint;
 * equal payments in one file differ by their ordinal. `bookOf` is the book by which payments on an account are
 * told apart from those that another book reported before the account was refused to it.
 */
export function fingerprints<Line extends BankLine>(
  lines: readonly Line[],
  bookOf: (account: string) => string | null = () => null,
): (Line & Known)[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const fingerprint = fingerprintOf(line, bookOf(line.account));
    const ordinal = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, ordinal);
    return { ...line, fingerprint, ordinal };
  });
}

function fingerprintOf(line: BankLine, bookId: string | null): string {
  const { account, paidOn, amount, kid, text, counterparty, reference, endToEndId } = line;
  const values = [
    account,
    paidOn,
    String(amount),
    kid ?? '',
    kid === null ? text : null,
    counterparty.account,
    reference,
    endToEndId,
    ...(bookId === null ? [] : [bookId]),
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
}
