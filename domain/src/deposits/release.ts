import { addDays, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { businessDayFrom } from '../legal/business-days.ts';

/** Days the other side has to show that it has sued, from the bank's notice on (husleieloven § 3-5). */
const ANSWER_DAYS = 5 * 7;

/**
 * Why a deposit is let go when a lease is over:
 * - `agreement`: both sides signed how it is split;
 * - `rent_claim`: the landlord asks for rent that is owed, with documents;
 * - `tenant_claim`: the tenant asks for what is there.
 */
export const RELEASE_GROUNDS = ['agreement', 'rent_claim', 'tenant_claim'] as const;
export type ReleaseGround = (typeof RELEASE_GROUNDS)[number];

/** What is known of one request. */
export interface ReleaseFacts {
  ground: ReleaseGround;
  /** When the other side was told; of an agreement when the last had signed. */
  notifiedOn: IsoDate;
  /** When the other side agreed after all. */
  agreedOn: IsoDate | null;
  /** When the other side showed that it has sued. */
  suitShownOn: IsoDate | null;
  /** When whoever asked took it back, or an agreement took its place. */
  withdrawnOn: IsoDate | null;
  /** When the bank was told to pay. */
  orderedOn: IsoDate | null;
}

/**
 * How far a request has come:
 * - `waiting`: the other side has time to answer;
 * - `contested`: it has sued, and the money stays until they agree or a court has said;
 * - `due`: the bank may pay;
 * - `ordered`: it was told to;
 * - `withdrawn`: nobody asks any more.
 */
export const RELEASE_STATES = ['waiting', 'contested', 'due', 'ordered', 'withdrawn'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const RELEASE_TRANSITIONS: Record<ReleaseState, readonly ReleaseState[]> = {
  waiting: ['contested', 'due', 'withdrawn'],
  contested: ['due', 'withdrawn'],
  due: ['ordered', 'withdrawn'],
  ordered: [],
  withdrawn: [],
};

/** The last day for showing a suit: five weeks after the notice, or the first business day from then on. */
export const answerUntil = (notifiedOn: IsoDate): IsoDate =>
  businessDayFrom(addDays(notifiedOn, ANSWER_DAYS));

/** How far a request has come on a day. A suit shown too late changes nothing. */
export function releaseState(facts: ReleaseFacts, today: IsoDate): ReleaseState {
  if (facts.orderedOn !== null) return 'ordered';
  if (facts.withdrawnOn !== null) return 'withdrawn';
  if (facts.ground === 'agreement' || facts.agreedOn !== null) return 'due';
  const until = answerUntil(facts.notifiedOn);
  if (facts.suitShownOn !== null && facts.suitShownOn <= until) return 'contested';
  return today > until ? 'due' : 'waiting';
}

/** Who gets how much, øre. */
export interface Split {
  toLandlord: Ore;
  toTenant: Ore;
}

/**
 * What a request comes to of the money that is there. An agreement splits all of it, and what came
 * since belongs to the tenant; a landlord's claim takes what is asked and leaves the rest; a tenant's
 * takes everything. Nobody gets more than there is.
 */
export function splitOf(ground: ReleaseGround, asked: Ore, balance: Ore): Split {
  const there = balance > 0n ? balance : 0n;
  const toLandlord = ground === 'tenant_claim' ? 0n : asked < there ? asked : there;
  return { toLandlord, toTenant: ground === 'rent_claim' ? 0n : there - toLandlord };
}

/**
 * The same over several accounts, each by its balance: each gives its share of what the landlord gets,
 * rounded down, and the øre that are left over come from the first that have them.
 */
export function splitOver(ground: ReleaseGround, asked: Ore, balances: readonly Ore[]): Split[] {
  const filled = balances.map((balance) => (balance > 0n ? balance : 0n));
  const there = filled.reduce((sum, balance) => sum + balance, 0n);
  const { toLandlord } = splitOf(ground, asked, there);
  const shares = filled.map((balance) => (there > 0n ? (toLandlord * balance) / there : 0n));
  let over = toLandlord - shares.reduce((sum, share) => sum + share, 0n);
  return filled.map((balance, index) => {
    const share = shares[index]!;
    const more = over < balance - share ? over : balance - share;
    over -= more;
    return splitOf(ground, share + more, balance);
  });
}
