import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** An invoice for rent, as a payout looks at it. Amounts in øre, none below zero. */
export interface RentClaim {
  id: string;
  serial: number;
  /** By its first day. */
  month: IsoDate;
  dueOn: IsoDate;
  /** Without what letters charged for it. */
  total: Ore;
  /** Of the total, rent itself; the rest is for what the tenant uses. */
  rent: Ore;
  /** Taken back by credit notes, and what of that was rent. */
  credited: Ore;
  creditedRent: Ore;
  /** Given up, of the total. */
  lost: Ore;
  /** Late interest that letters charged for it and nobody gave up: the landlord's. */
  interest: Ore;
  /** What payments paid of it, fees among it, in the order they were paid. */
  parts: readonly {
    paidOn: IsoDate;
    amount: Ore;
    /** The landlord had it, and not by way of the client account. */
    isDirect: boolean;
  }[];
}

/** What of a claim there is for the landlord. */
export interface Weighed extends RentClaim {
  /** The total less what was credited. */
  net: Ore;
  /** What came in to be paid out, and what the landlord had directly. */
  received: Ore;
  direct: Ore;
  /** Late interest that came in to be paid out. */
  receivedInterest: Ore;
  isUnpaid: boolean;
}

/** Counts what was paid of a claim by a day, in the order it was paid: the rent first, then late interest. */
export function weigh(claim: RentClaim, day: IsoDate): Weighed {
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

/** What was paid out of a claim's rent before it came in. */
export const advanced = ({ received }: Weighed, paidOut: Ore): Ore =>
  paidOut > received ? paidOut - received : 0n;

const smaller = (a: Ore, b: Ore): Ore => (a < b ? a : b);

/**
 * Which unpaid claims a guarantee pays: all that it paid before, which stay the agency's, and of the
 * others the oldest, as long as no more than so many are unpaid at once.
 */
export function guaranteed(
  claims: readonly Weighed[],
  { months, paidOut }: { months: number; paidOut: (claim: Weighed) => Ore },
): Set<string> {
  const unpaid = claims
    .filter(({ isUnpaid }) => isUnpaid)
    .toSorted((a, b) => (a.dueOn === b.dueOn ? a.serial - b.serial : a.dueOn < b.dueOn ? -1 : 1));
  const isAdvanced = (claim: Weighed) => advanced(claim, paidOut(claim)) > 0n;
  const free = Math.max(0, months - unpaid.filter(isAdvanced).length);
  const fresh = unpaid.filter((claim) => !isAdvanced(claim)).slice(0, free);
  return new Set([...unpaid.filter(isAdvanced), ...fresh].map(({ id }) => id));
}
