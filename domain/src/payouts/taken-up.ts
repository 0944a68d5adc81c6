import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** A claim for rent: when it was sent and is due, and what was paid of it; øre. */
interface SentClaim {
  issuedOn: IsoDate;
  dueOn: IsoDate;
  parts: readonly { paidOn: IsoDate; amount: Ore }[];
}

/**
 * Which acts on a lease a payout of a day takes up, so that later payouts need not look at them: those before
 * the start of a day, or all when it is null.
 *
 * An act can move money only between the claims that are sent and the surplus. While a claim that is due
 * later is paid, a payment is of a day to come, or there is a surplus, some of that money is in no payout yet, and the payout takes up
 * nothing. Otherwise it takes up the acts before the first claim that is due later was sent.
 */
export function takenUpBefore(
  claims: readonly SentClaim[],
  { surplus, day }: { surplus: Ore; day: IsoDate },
): { before: IsoDate | null } | null {
  const later = claims.filter(({ dueOn }) => dueOn > day);
  const isPaid = later.some(({ parts }) => parts.some(({ amount }) => amount !== 0n));
  const isAhead = claims.some(({ parts }) => parts.some(({ paidOn }) => paidOn > day));
  if (surplus !== 0n || isPaid || isAhead) return null;
  const [first = null] = later.map(({ issuedOn }) => issuedOn).sort();
  return { before: first };
}
