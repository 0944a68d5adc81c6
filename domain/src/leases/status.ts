import { addMonths, daysBetween, type IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { LeaseSide, LeaseStatus, RentStatus } from './enums.ts';

/** What is known of a lease. No status is kept: each follows from these and the day it is. */
export interface LeaseFacts {
  /** How far the papers are: an assignment alone, a draft, out for signing, signed by all, or called off. */
  paper: 'none' | 'draft' | 'sent' | 'signed' | 'called_off';
  startsOn: IsoDate;
  /** The last day, by its term, a notice or an agreement; null until further notice. */
  endsOn: IsoDate | null;
  /** Months before its end in which a lease is soon ending. */
  endingMonths: number;
  rent: RentFacts;
}

/** What is known of its rent. Amounts in øre, none below zero. */
export interface RentFacts {
  /** Owed and past its due date. */
  overdue: Ore;
  /** Invoiced and not due yet. */
  open: Ore;
  /** Paid of what is open. */
  paidOfOpen: Ore;
  /** Paid beyond all that was invoiced. */
  surplus: Ore;
  /** Whether a payout to the landlord is under way. */
  hasPayout: boolean;
  /** The notice under tvangsfullbyrdelsesloven § 4-18 of a case that is open, by when it was sent. */
  noticeSentOn: IsoDate | null;
  /** When eviction was petitioned for, of a case that is open. */
  petitionedOn: IsoDate | null;
}

/** Days from sending the notice until eviction may be petitioned for (§ 4-18): two whole weeks. */
export const PETITION_DAYS = 14;

/** Whether the two weeks of a notice are over. */
export const mayPetition = (sentOn: IsoDate, today: IsoDate): boolean =>
  daysBetween(sentOn, today) > PETITION_DAYS;

const isSoonEnding = ({ endsOn, endingMonths }: LeaseFacts, today: IsoDate): boolean =>
  endsOn !== null && today >= addMonths(endsOn, -endingMonths);

/** How far a case of eviction has come; null without one. */
function caseOf(
  { noticeSentOn, petitionedOn }: RentFacts,
  today: IsoDate,
): 'eviction' | 'eviction_notice' | 'eviction_notice_due' | null {
  if (petitionedOn !== null) return 'eviction';
  if (noticeSentOn === null) return null;
  return mayPetition(noticeSentOn, today) ? 'eviction_notice_due' : 'eviction_notice';
}

/**
 * The one status of a lease on a day, as one side reads it (specification, section 4). A case of
 * eviction goes on after the last day, for it ends with the money or the keys; anything else is
 * `closed` then.
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
 * How the rent stands, as one side reads it; null before everybody has signed. A landlord reads of
 * payouts; what a tenant owes stands in the lease's own status.
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
 * What a lease may become from one day to the next, or by one thing that happens on it;
 * docs/lease-states.md draws it. After its last day it may run on: whoever stays three months, and is
 * not asked to move, has a lease until further notice (husleieloven § 9-2).
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
