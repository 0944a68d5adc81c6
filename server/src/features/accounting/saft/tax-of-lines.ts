import {
  STANDARD_TAX_CODES,
  type StandardTaxCode,
} from '@husvaer/domain/accounting/standard-accounts';
import { vatPercent } from '@husvaer/domain/legal/vat';
import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import type { JournalEntry } from '../../ledger/public.ts';

/** How a line is taxed. `base` and `amount` are øre; credit is negative, like the line. */
export interface LineTax {
  code: StandardTaxCode;
  percent: bigint;
  /** What the tax is of: the line, unless it is the sum of taxed and untaxed sales. */
  base: bigint;
  amount: bigint;
}

/** Hundredths of an øre by which rounding a line’s tax can move it from its base times the rate. */
const ROUNDING = 125n;

/**
 * The tax of each line of an entry, or null. An entry books each sale and its tax before the next sale, so the
 * lines on `vat_payable` that follow a rated line are its tax. A sale without any, such as an outlay or one of
 * an agency that is not in the VAT register, has no tax of its own. Entries of earlier versions have one line
 * for all sales of a payout: if its tax is not that of the whole line, `base` is the part that it is of.
 */
export function taxOfLines(
  { lines, dated }: Pick<JournalEntry, 'lines' | 'dated'>,
  codeOf: (account: LedgerAccount) => StandardTaxCode | null,
): (LineTax | null)[] {
  const isSale = (account: LedgerAccount) => codeOf(account) !== null;
  return lines.map(({ account, amount: sale }, index) => {
    const code = codeOf(account);
    if (code === null) return null;
    if (!STANDARD_TAX_CODES[code].isRated) return { code, percent: 0n, base: sale, amount: 0n };
    const after = lines.slice(index + 1);
    const next = after.findIndex((line) => isSale(line.account));
    const amount = (next < 0 ? after : after.slice(0, next)).reduce(
      (sum, line) => (line.account === 'vat_payable' ? sum + line.amount : sum),
      0n,
    );
    if (amount === 0n) return null;
    const percent = vatPercent(dated);
    return { code, percent, base: baseOf(amount, { sale, percent }), amount };
  });
}

function baseOf(tax: bigint, { sale, percent }: { sale: bigint; percent: bigint }): bigint {
  const difference = tax * 100n - sale * percent;
  return difference <= ROUNDING && difference >= -ROUNDING ? sale : (tax * 100n) / percent;
}
