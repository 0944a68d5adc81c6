import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { timeLimit } from '../legal/business-days.ts';

/** Weeks from the bank's notice in which the other side can prove a lawsuit (husleieloven § 3-5). */
export const ANSWER_WEEKS = 5;

/**
 * Whether the bank pays unpaid rent to the landlord without the tenant's consent or a judgment: the lease says
 * that rent is credited to another account in the same bank (husleieloven § 3-5 fourth paragraph), and it has
 * stayed in that bank. `rentAccounts` are the one in the contract and the newest. An account's
 * first four digits are its bank's. A bank that has several such numbers counts as several banks, because a
 * payment without consent must be certain to be lawful.
 */
export const mayClaimRent = (
  rentAccounts: readonly string[],
  accounts: readonly string[],
): boolean =>
  rentAccounts.length > 0 &&
  accounts.length > 0 &&
  rentAccounts.every((rent) =>
    accounts.every((account) => account !== rent && account.slice(0, 4) === rent.slice(0, 4)),
  );

/**
 * Why a deposit is released after a lease:
 *
 * - `agreement`: both sides signed how it is split;
 * - `rent_claim`: the landlord claims unpaid rent, with documents, where {@link mayClaimRent};
 * - `tenant_claim`: the tenant claims the balance.
 */
export const RELEASE_GROUNDS = ['agreement', 'rent_claim', 'tenant_claim'] as const;
export type ReleaseGround = (typeof RELEASE_GROUNDS)[number];

/** The facts of one request. */
export interface ReleaseFacts {
  ground: ReleaseGround;
  /**
   * When the other side was notified; for an agreement when the last side signed. A tenant is notified of a claim
   * for rent by post too: null until the letter was posted (husleieloven § 3-5 fifth paragraph).
   */
  notifiedOn: IsoDate | null;
  /** When the other side agreed after all. */
  agreedOn: IsoDate | null;
  /** When the other side proved a lawsuit. */
  suitShownOn: IsoDate | null;
  /** When the request was withdrawn, or replaced by an agreement or by the landlord's claim for rent. */
  withdrawnOn: IsoDate | null;
  /** When the bank was ordered to pay. */
  orderedOn: IsoDate | null;
}

/**
 * The state of a request:
 *
 * - `notifying`: the notice is not posted yet; the other side can answer already;
 * - `waiting`: the other side can still answer;
 * - `contested`: the other side has gone to court or to Husleietvistutvalget; the money stays until they agree
 *   or the case is decided;
 * - `due`: the bank may pay;
 * - `ordered`: the bank was ordered to pay;
 * - `withdrawn`: the request no longer applies.
 */
export const RELEASE_STATES = [
  'notifying',
  'waiting',
  'contested',
  'due',
  'ordered',
  'withdrawn',
] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

export const RELEASE_TRANSITIONS: Record<ReleaseState, readonly ReleaseState[]> = {
  notifying: ['waiting', 'contested', 'due', 'withdrawn'],
  waiting: ['contested', 'due', 'withdrawn'],
  contested: ['due', 'withdrawn'],
  due: ['ordered', 'withdrawn'],
  ordered: [],
  withdrawn: [],
};

/**
 * The last day to prove a lawsuit, or a complaint to Husleietvistutvalget, which stops the time for one
 * (forskrift om Husleietvistutvalget § 14): five weeks after the notice.
 */
export const answerUntil = (notifiedOn: IsoDate): IsoDate =>
  timeLimit(notifiedOn, { days: ANSWER_WEEKS * 7 });

/** The state of a request on a day. A proof after the deadline has no effect. */
export function releaseState(facts: ReleaseFacts, today: IsoDate): ReleaseState {
  if (facts.orderedOn !== null) return 'ordered';
  if (facts.withdrawnOn !== null) return 'withdrawn';
  if (facts.ground === 'agreement' || facts.agreedOn !== null) return 'due';
  const until = facts.notifiedOn && answerUntil(facts.notifiedOn);
  if (facts.suitShownOn !== null && (until === null || facts.suitShownOn <= until))
    return 'contested';
  if (until === null) return 'notifying';
  return today > until ? 'due' : 'waiting';
}

/** Whether the other side can still prove a lawsuit. */
export const isAnswerable = (state: ReleaseState): boolean =>
  state === 'notifying' || state === 'waiting';

/** The parts of both sides, øre. */
interface Split {
  toLandlord: Ore;
  toTenant: Ore;
}

/**
 * How a request splits the balance. An agreement splits all of it, and later payments belong to the tenant; a
 * landlord's claim takes its amount and leaves the rest; a tenant's claim takes everything. The parts never
 * exceed the balance.
 */
export function splitOf(ground: ReleaseGround, requested: Ore, balance: Ore): Split {
  const there = balance > 0n ? balance : 0n;
  const toLandlord = ground === 'tenant_claim' ? 0n : requested < there ? requested : there;
  return { toLandlord, toTenant: ground === 'rent_claim' ? 0n : there - toLandlord };
}

/**
 * Like {@link splitOf}, over several accounts by balance: each gives its share of the landlord's part,
 * rounded down; the remaining øre come from the first accounts that have them.
 */
export function splitOver(
  ground: ReleaseGround,
  requested: Ore,
  balances: readonly Ore[],
): Split[] {
  const filled = balances.map((balance) => (balance > 0n ? balance : 0n));
  const there = filled.reduce((sum, balance) => sum + balance, 0n);
  const { toLandlord } = splitOf(ground, requested, there);
  const shares = filled.map((balance) => (there > 0n ? (toLandlord * balance) / there : 0n));
  let over = toLandlord - shares.reduce((sum, share) => sum + share, 0n);
  return filled.map((balance, index) => {
    const share = shares[index]!;
    const more = over < balance - share ? over : balance - share;
    over -= more;
    return splitOf(ground, share + more, balance);
  });
}
