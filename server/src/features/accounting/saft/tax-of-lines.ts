import {
  STANDARD_TAX_CODES,
  type StandardTaxCode,
} from '@husvaer/domain/accounting/standard-accounts';
import { vatOfPart, vatPercent } from '@husvaer/domain/legal/vat';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import type { JournalEntry } from '../../ledger/public.ts';

/** How a line is taxed. */
export interface LineTax {
  code: StandardTaxCode;
  percent: bigint;
  /** øre; credit is negative, like the line. */
  amount: bigint;
}

/**
 * The tax of each line of an entry, or null. The tax that the entry has on `vat_payable` is that of its lines
 * with a rated code, each its part. A sale by an agency that is not in the VAT register has none.
 */
export function taxOfLines(
  { lines, dated }: Pick<JournalEntry, 'lines' | 'dated'>,
  codeOf: (account: LedgerAccount) => StandardTaxCode | null,
): (LineTax | null)[] {
  const rated = lines.filter(({ account }) => {
    const code = codeOf(account);
    return code !== null && STANDARD_TAX_CODES[code].isRated;
  });
  const base = sumOf(rated);
  const tax = sumOf(lines.filter(({ account }) => account === 'vat_payable'));
  let [baseBefore, taxBefore] = [0n, 0n];
  return lines.map(({ account, amount }) => {
    const code = codeOf(account);
    if (code === null) return null;
    if (!STANDARD_TAX_CODES[code].isRated) return { code, percent: 0n, amount: 0n };
    if (tax === 0n) return null;
    baseBefore += amount;
    const upToHere = vatOfPart(baseBefore, { gross: base, vat: tax });
    const own = upToHere - taxBefore;
    taxBefore = upToHere;
    return { code, percent: vatPercent(dated), amount: own };
  });
}

const sumOf = (lines: readonly { amount: bigint }[]): bigint =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);
