import type { Ore } from '../kernel/money.ts';

/** What was given up of an invoice, by what it was. Amounts in øre. */
export interface GivenUp {
  principal: Ore;
  /** Of the late interest that is the landlord's. */
  interest: Ore;
  /** Of what else letters charged. */
  fee: Ore;
}

/**
 * Says what `lost`, all that was given up of an invoice, was. What is paid pays the invoice itself
 * first, then the landlord's interest, then the fee, so what was unpaid is taken in the opposite order.
 */
export function givenUpOf({
  lost,
  fees,
  interest,
}: {
  lost: Ore;
  /** All that letters charged, and of it the interest that is the landlord's. */
  fees: Ore;
  interest: Ore;
}): GivenUp {
  const fee = smaller(lost, fees - interest);
  const ofInterest = smaller(lost - fee, interest);
  return { fee, interest: ofInterest, principal: lost - fee - ofInterest };
}

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);
