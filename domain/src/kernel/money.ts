/**
 * Internal amounts: whole øre as `bigint`. In the API they are kroner as a JSON number with at most two
 * decimals.
 */
export type Ore = bigint;

/** The largest accepted amount: a thousand million kroner, far below the precision limit of a double. */
export const MAX_KRONER = 1_000_000_000;

/** Kroner (at most two decimals) to øre. Throws `RangeError` for any other number. */
export function kronerToOre(kroner: number): Ore {
  if (!isKroner(kroner)) throw new RangeError(`not an amount in kroner: ${kroner}`);
  return BigInt(Math.round(kroner * 100));
}

/** Øre to kroner, exact for every amount up to {@link MAX_KRONER}. */
export function oreToKroner(ore: Ore): number {
  return Number(ore) / 100;
}

/** Whether a number is an amount in kroner with at most two decimals, of either sign. */
export function isKroner(value: number): boolean {
  return (
    Number.isFinite(value) &&
    Math.abs(value) <= MAX_KRONER &&
    Math.abs(Math.round(value * 100) - value * 100) < 1e-6 * Math.max(1, Math.abs(value))
  );
}
