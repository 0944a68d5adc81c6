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
  /** The part of `lost` of which the agency bears the principal. */
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

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);
