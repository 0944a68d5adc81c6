import type { Ore } from '../kernel/money.ts';
import type { Commission } from '../properties/assignment.ts';

/** Hundredths of a percent in 100 %. */
const WHOLE = 10_000n;

/** An agency's commission on a rent, øre: a share, rounded half up, or a fixed amount. */
export function commissionOf(commission: Commission | null, rent: Ore): Ore {
  if (commission === null) return 0n;
  const { type, amount } = commission;
  return type === 'fixed' ? amount : (rent * amount * 2n + WHOLE) / (WHOLE * 2n);
}
