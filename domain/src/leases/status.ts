import { addMonths, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { timeLimit } from '../legal/business-days.ts';
import type { LeaseSide, LeaseStatus, RentStatus } from './enums.ts';

/** The facts of a lease. Its status is never stored, but derived from these and the day. */
export interface LeaseFacts {
  /**
   * The state of the documents: only an assignment, a draft, out for signing, signed by all, or cancelled.
   */
  paper: 'none' | 'draft' | 'sent' | 'signed' | 'called_off';
  startsOn: IsoDate;
  /** The last day, by term, notice or agreement; null for an open-ended lease. */
  endsOn: IsoDate | null;
  /** Months before its end in which a lease counts as ending soon. */
  endingMonths: number;
  rent: RentFacts;
}

/** The facts of its rent. Amounts in øre, never negative. */
export interface RentFacts {
  /** Unpaid and past its due date. */
  overdue: Ore;
  /** Invoiced and not due yet. */
  open: Ore;
  /** The paid part of `open`. */
  paidOfOpen: Ore;
  /** Paid beyond everything invoiced. */
  surplus: Ore;
  /** Whether a payout to the landlord is in progress. */
  hasPayout: boolean;
  /** The sending date of the notice under tvangsfullbyrdelsesloven § 4-18, in an open case. */
  noticeSentOn: IsoDate | null;
  /** The first day on which eviction may be petitioned for by a notice; null while it waits for the post. */
  petitionFrom: IsoDate | null;
  /** The date of the petition for eviction, in an open case. */
  petitionedOn: IsoDate | null;
}

/** Days from sending the notice until eviction may be petitioned for (§ 4-18): two whole weeks. */
export const PETITION_DAYS = 14;

/** The last of the two weeks of a notice that was sent on a day: letter, petition and the first day read it. */
export const twoWeeksUntil = (sentOn: IsoDate): IsoDate =>
  timeLimit(sentOn, { days: PETITION_DAYS });

/** Whether eviction may be petitioned for on a day, from a first day on. */
export const mayPetition = (from: IsoDate | null, today: IsoDate): boolean =>
  from !== null && today >= from;

const isSoonEnding = ({ endsOn, endingMonths }: LeaseFacts, today: IsoDate): boolean =>
  endsOn !== null && today >= addMonths(endsOn, -endingMonths);

/** The state of an eviction case; null without one. */
function caseOf(
  { noticeSentOn, petitionFrom, petitionedOn }: RentFacts,
  today: IsoDate,
): 'eviction' | 'eviction_notice' | 'eviction_notice_due' | null {
  if (petitionedOn !== null) return 'eviction';
  if (noticeSentOn === null) return null;
  return mayPetition(petitionFrom, today) ? 'eviction_notice_due' : 'eviction_notice';
}

/**
 * The status of a lease on a day, as one side reads it (specification, section 4). An eviction case continues
 * after the last day, since it ends with payment or eviction; all other leases are then `closed`.
 */
export function leaseStatus(facts: LeaseFacts, today: IsoDate, side: LeaseSide): LeaseStatus {
  const { paper, startsOn, endsOn, rent } = facts;
  if (paper === 'none') return 'waiting_for_creation';
  if (paper === 'draft') return 'new';
  if (paper === 'sent') return 'in_progress';
  if (paper === 'called_off') return 'closed';
  const late = caseOf(rent, today);
  if (late) return late;
  if (endsOn !== null && today > endsOn) return 'closed';
  if (rent.overdue > 0n) return 'overdue';
  if (today < startsOn) return 'upcoming';
  if (isSoonEnding(facts, today)) return 'soon_ending';
  if (side === 'landlord' && rent.hasPayout) return 'payout';
  if (side === 'tenant' && rent.open === 0n) return 'paid';
  return 'active';
}

/**
 * The rent status, as one side reads it; null before everyone has signed. For a landlord it is about payouts;
 * a tenant's debt is in the lease's status.
 */
export function rentStatus(
  { paper, rent }: Pick<LeaseFacts, 'paper' | 'rent'>,
  today: IsoDate,
  side: LeaseSide,
): RentStatus | null {
  if (paper !== 'signed') return null;
  if (side === 'landlord') return 'payout';
  const late = caseOf(rent, today);
  if (late) return late === 'eviction' ? 'eviction_notice_due' : late;
  if (rent.overdue > 0n) return 'overdue';
  if (rent.open > 0n) return rent.paidOfOpen > 0n ? 'outstanding' : 'to_pay';
  return rent.surplus > 0n ? 'over_paid' : 'paid';
}

/**
 * The possible next statuses of a lease, by an event or on the next day; docs/lease-states.md draws them. A
 * lease may continue after its last day: a tenant who stays three months without being asked to move has an
 * open-ended lease (husleieloven § 9-2).
 */
export const LEASE_TRANSITIONS: Record<LeaseStatus, readonly LeaseStatus[]> = {
  waiting_for_creation: ['new'],
  new: ['in_progress', 'closed'],
  in_progress: ['new', 'upcoming', 'active', 'paid', 'payout', 'soon_ending', 'overdue', 'closed'],
  upcoming: ['active', 'paid', 'payout', 'soon_ending', 'overdue', 'closed'],
  active: ['paid', 'payout', 'soon_ending', 'overdue', 'closed'],
  paid: ['active', 'soon_ending', 'overdue', 'closed'],
  payout: ['active', 'soon_ending', 'overdue', 'closed'],
  soon_ending: ['active', 'paid', 'payout', 'overdue', 'closed'],
  overdue: ['upcoming', 'active', 'paid', 'payout', 'soon_ending', 'eviction_notice', 'closed'],
  eviction_notice: [
    'upcoming',
    'active',
    'paid',
    'payout',
    'soon_ending',
    'overdue',
    'eviction_notice_due',
    'closed',
  ],
  eviction_notice_due: [
    'upcoming',
    'active',
    'paid',
    'payout',
    'soon_ending',
    'overdue',
    'eviction',
    'closed',
  ],
  eviction: ['active', 'paid', 'payout', 'soon_ending', 'overdue', 'closed'],
  closed: ['active', 'paid', 'payout', 'overdue', 'eviction_notice'],
};
