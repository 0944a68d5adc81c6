import type { Ore } from '../kernel/money.ts';

/** The written-off amount of an invoice, by kind. Amounts in øre. */
export interface WrittenOff {
  principal: Ore;
  /** The landlord's part of late interest. */
  interest: Ore;
  /** Other charges of letters. */
  fee: Ore;
}

/**
 * Splits `lost`, the whole written-off amount of an invoice, by kind. Payments pay the invoice itself first,
 * then the landlord's interest, then the fee; write-offs go in the opposite order.
 */
export function splitWriteOff({
  lost,
  fees,
  interest,
}: {
  lost: Ore;
  /** All charges of letters, and the landlord's interest in them. */
  fees: Ore;
  interest: Ore;
}): WrittenOff {
  const fee = smaller(lost, fees - interest);
  const ofInterest = smaller(lost - fee, interest);
  return { fee, interest: ofInterest, principal: lost - fee - ofInterest };
}

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);
