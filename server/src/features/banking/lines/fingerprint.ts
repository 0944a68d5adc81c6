import { createHash } from 'node:crypto';

import type { BankLine } from '@husvaer/domain/banking/bank-file';

/** A payment by what it is known by, and the how-many-th of its like in its file. */
export interface Known {
  fingerprint: string;
  /** From 1. */
  ordinal: number;
}

/**
 * Marks the payments of one file: the same in another file has the same mark, and two that are alike in
 * one file are two.
 */
export function fingerprints<Line extends BankLine>(lines: readonly Line[]): (Line & Known)[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const fingerprint = fingerprintOf(line);
    const ordinal = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, ordinal);
    return { ...line, fingerprint, ordinal };
  });
}

function fingerprintOf(line: BankLine): string {
  const { account, paidOn, amount, kid, text, counterparty, reference, endToEndId } = line;
  const said = [
    account,
    paidOn,
    String(amount),
    kid ?? '',
    kid === null ? text : null,
    counterparty.account,
    reference,
    endToEndId,
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}
