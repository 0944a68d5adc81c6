import type { Ore } from '../kernel/money.ts';

/** The written-off amount of an invoice, by kind. Amounts in øre. */
export interface WrittenOff {
  principal: Ore;
  /** The part of the principal that the agency bears. */
  byAgency: Ore;
  /** The landlord's part of late interest. */
  interest: Ore;
  /** Other charges of letters. */
  fee: Ore;
}

/**
 * Splits `lost`, the whole written-off amount of an invoice, by kind. Payments pay the invoice itself first,
 * then the landlord's interest, then the fee; write-offs go in the opposite order. It depends on the sums alone,
 * so that write-offs can be taken back in any order.
 */
export function splitWriteOff({
  lost,
  lostByAgency,
  fees,
  interest,
}: {
  lost: Ore;
  /** The principal that the agency bears, by {@link byAgencyAfter}; never more than there is. */
  lostByAgency: Ore;
  /** All charges of letters, and the landlord's interest in them. */
  fees: Ore;
  interest: Ore;
}): WrittenOff {
  const fee = smaller(lost, fees - interest);
  const ofInterest = smaller(lost - fee, interest);
  const principal = lost - fee - ofInterest;
  return { fee, interest: ofInterest, principal, byAgency: smaller(principal, lostByAgency) };
}

/**
 * The principal that the agency bears after a write-off, or after one that is taken back. Fees and interest are
 * covered first and are no part of it. `principal` is all that is then written off.
 */
export function byAgencyAfter(
  before: WrittenOff,
  {
    principal,
    isAgencys,
    added,
  }: {
    principal: Ore;
    /** Whether the agency bears this one, and what it added when it was booked; 0 until then. */
    isAgencys: boolean;
    added: Ore;
  },
): Ore {
  const change = principal - before.principal;
  if (!isAgencys) return smaller(principal, before.byAgency);
  if (change >= 0n) return before.byAgency + change;
  const left = before.byAgency - smaller(-change, added);
  return left < 0n ? 0n : smaller(principal, left);
}

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);
