import type { Ore } from '../kernel/money.ts';
import type { Commission } from '../properties/assignment.ts';

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/** What an agency takes of some rent, øre: a share of it, half an øre up, or what was agreed. */
export function commissionOf(commission: Commission | null, rent: Ore): Ore {
  if (commission === null) return 0n;
  const { type, amount } = commission;
  return type === 'fixed' ? amount : (rent * amount * 2n + WHOLE) / (WHOLE * 2n);
}
