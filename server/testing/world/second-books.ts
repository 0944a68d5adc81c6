import { daysBetween, endOfMonth } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { LeaseSeen } from './evening.ts';
import type { Tenancy } from './world.ts';

/*
 * A second bookkeeping, apart from the product's: it knows the contract, and the money that its tenants sent.
 * It takes from the product only what the product decides: which months are invoiced, on which day they are
 * due, fees, credits, write-offs and refunds.
 */

/**
 * The overdue sum of a lease. Money pays the invoice that its KID names; what is left, and money without a
 * known KID, pays the oldest. Øre.
 */
export function overdueInTruth({ tenancy, seen }: LeaseSeen, today: string): Ore {
  const invoices = seen.find(({ by }) => by === 'agent')?.invoices ?? [];
  const claims = invoices.filter(
    ({ kid, kind }) => kid !== null && (kind === 'rent' || kind === 'deposit_insurance'),
  );
  let free = 0n;
  const left = new Map(
    claims.map(({ id, total, fees, credited, lost }) => [id, total + fees - credited - lost]),
  );
  for (const [kid, amount] of tenancy.arrived) {
    const named = claims.find((claim) => claim.kid === kid);
    const open = named ? left.get(named.id)! : 0n;
    const pays = amount < open ? amount : open;
    if (named) left.set(named.id, open - pays);
    free += amount - pays;
  }
  for (const { id } of claims) {
    const open = left.get(id)!;
    const pays = free < open ? free : open;
    left.set(id, open - pays);
    free -= pays;
  }
  return claims.reduce((sum, { id, dueOn }) => (dueOn < today ? sum + left.get(id)! : sum), 0n);
}

/** The rent of a part of a month: the share of its days, rounded half up. Øre. */
function rentOfDays(rent: Ore, from: string, to: string): Ore {
  const days = BigInt(daysBetween(from, to) + 1);
  const month = BigInt(Number(endOfMonth(from).slice(8)));
  return (2n * rent * days + month) / (2n * month);
}

/**
 * The rent that the price index allows: the rent times the new index by the old one, in whole kroner, rounded
 * down; it is unchanged where that is less, though the index rose (husleieloven § 4-2). Øre.
 */
export function indexed(rent: Ore, from: number, to: number): Ore {
  const exact = (rent * BigInt(Math.round(to * 10))) / BigInt(Math.round(from * 10));
  const whole = (exact / 100n) * 100n;
  return to >= from && whole < rent ? rent : whole;
}

/** The monthly rent of a lease on a day. Øre. */
export const rentOn = ({ rent, rents }: Pick<Tenancy, 'rent' | 'rents'>, day: string): Ore =>
  rents.findLast(({ since }) => since <= day)?.amount ?? rent;

/** The rent of a lease for a month, named by its first day. Øre. */
export function rentOfMonth(
  { rent, startsOn }: Pick<Tenancy, 'rent' | 'startsOn'>,
  month: string,
  lastDay: string | null,
): Ore {
  const from = startsOn > month ? startsOn : month;
  const end = endOfMonth(month);
  const to = lastDay !== null && lastDay < end ? lastDay : end;
  return from > to ? 0n : rentOfDays(rent, from, to);
}
