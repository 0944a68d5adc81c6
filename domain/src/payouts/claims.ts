import { daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** An invoice for rent, for payouts. Amounts in øre, never negative. */
export interface RentClaim {
  id: string;
  serial: number;
  /** The first day of its month. */
  month: IsoDate;
  dueOn: IsoDate;
  /** Without charges of letters. */
  total: Ore;
  /** The rent in the total; the rest is utilities. */
  rent: Ore;
  /** Credited, and the rent in it. */
  credited: Ore;
  creditedRent: Ore;
  /** Written off from the total. */
  lost: Ore;
  /** The part of `lost` that the agency bears: the landlord gets it. Not more than a guarantee covers anyway. */
  lostByAgency: Ore;
  /** Late interest that letters charged and that was not written off: the landlord's. */
  interest: Ore;
  /** Payments of it, including fees, in the order they were made. */
  parts: readonly {
    paidOn: IsoDate;
    amount: Ore;
    /** Paid directly to the landlord, not to the client account. */
    isDirect: boolean;
  }[];
}

/** The landlord's part of a claim. */
export interface ClaimOnDay extends RentClaim {
  /** The total less the credited amount. */
  net: Ore;
  /** Received for payout, and paid directly to the landlord. */
  received: Ore;
  direct: Ore;
  /** Late interest received for payout. */
  receivedInterest: Ore;
  isUnpaid: boolean;
}

/** Counts the payments of a claim up to a day, in order: they pay the rent first, then late interest. */
export function claimOnDay(claim: RentClaim, day: IsoDate): ClaimOnDay {
  const net = claim.total - claim.credited;
  let [received, direct, receivedInterest] = [0n, 0n, 0n];
  let interestLeft = claim.interest;
  for (const { paidOn, amount, isDirect } of claim.parts) {
    if (paidOn > day) continue;
    const taken = smaller(amount, net - received - direct);
    if (isDirect) direct += taken;
    else received += taken;
    const interest = smaller(amount - taken, interestLeft);
    interestLeft -= interest;
    if (!isDirect) receivedInterest += interest;
  }
  const isUnpaid = received + direct + claim.lost < net;
  return { ...claim, net, received, direct, receivedInterest, isUnpaid };
}

/**
 * The amount of a claim's rent that the agency paid in the tenant's place: with a guarantee all that was paid out
 * and not received, otherwise only what was written off as its loss.
 */
export function advanceOf(
  { received, lostByAgency }: ClaimOnDay,
  paidOut: Ore,
  { isGuaranteed }: { isGuaranteed: boolean },
): Ore {
  const ahead = paidOut > received ? paidOut - received : 0n;
  return isGuaranteed ? ahead : smaller(ahead, lostByAgency);
}

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);

/**
 * The unpaid claims that a guarantee pays: all that it paid before, which stay the agency's, and of the
 * others the oldest, up to a maximum number of unpaid claims.
 */
export function guaranteed(
  claims: readonly ClaimOnDay[],
  { months, paidOut }: { months: number; paidOut: (claim: ClaimOnDay) => Ore },
): Set<string> {
  const unpaid = claims
    .filter(({ isUnpaid }) => isUnpaid)
    .toSorted((a, b) => daysBetween(b.dueOn, a.dueOn) || a.serial - b.serial);
  const isAdvanced = (claim: ClaimOnDay) =>
    advanceOf(claim, paidOut(claim), { isGuaranteed: true }) > 0n;
  const free = Math.max(0, months - unpaid.filter(isAdvanced).length);
  const fresh = unpaid.filter((claim) => !isAdvanced(claim)).slice(0, free);
  return new Set([...unpaid.filter(isAdvanced), ...fresh].map(({ id }) => id));
}
