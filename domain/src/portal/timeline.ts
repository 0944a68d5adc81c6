import type { IsoDate } from '../kernel/dates.ts';
import type { LeaseEventName } from '../leases/history.ts';
import type { LeaseSide } from '../leases/enums.ts';

/** Events of a lease's money in its timeline. */
type MoneyKind =
  | 'rent_invoiced'
  | 'insurance_invoiced'
  | 'credited'
  | 'landlord_invoiced'
  | 'landlord_credited'
  | 'paid'
  | 'payment_taken_back'
  | 'paid_back'
  | 'landlord_paid'
  | 'pre_reminder_sent'
  | 'soft_reminder_sent'
  | 'reminder_sent'
  | 'eviction_notice_sent'
  | 'petition_made'
  | 'deposit_paid'
  | 'deposit_registered'
  | 'paid_out';

/** Who can see an event: both sides, the letting side, or no one, when it is of no use. */
type Readers = 'both' | 'letting' | 'nobody';

const READERS: Record<LeaseEventName | MoneyKind, Readers> = {
  drafted: 'letting',
  changed: 'nobody',
  called_off: 'letting',
  contradiction_confirmed: 'letting',
  sent: 'both',
  contract_made: 'nobody',
  asked_again: 'both',
  signer_moved: 'both',
  name_differs: 'letting',
  name_confirmed: 'both',
  signed: 'both',
  completed: 'both',
  declined: 'both',
  expired: 'both',
  withdrawn: 'both',
  failed: 'letting',
  assignment_sent: 'letting',
  assignment_asked_again: 'letting',
  assignment_signed: 'letting',
  assignment_completed: 'letting',
  assignment_ended: 'letting',
  begun: 'both',
  ends_soon: 'both',
  over: 'both',
  notice_given: 'both',
  notice_protested: 'both',
  notice_withdrawn: 'both',
  rent_adjusted: 'both',
  rent_collected: 'both',
  brokering_consented: 'letting',
  plan_proposed: 'both',
  plan_accepted: 'both',
  plan_declined: 'both',
  plan_withdrawn: 'both',
  plan_kept: 'both',
  plan_reopened: 'both',
  plan_broken: 'both',
  due_day_moved: 'both',
  account_changed: 'both',
  written_off: 'both',
  write_off_taken_back: 'both',
  surplus_written_off: 'both',
  extension_sent: 'both',
  extended: 'both',
  ending_sent: 'both',
  ended: 'both',
  tenants_sent: 'both',
  tenants_changed: 'both',
  protocol_sent: 'both',
  protocol_signed: 'both',
  paper_made: 'nobody',
  letter_sent: 'nobody',
  paper_ended: 'both',
  rent_invoiced: 'both',
  insurance_invoiced: 'both',
  credited: 'both',
  landlord_invoiced: 'letting',
  landlord_credited: 'letting',
  paid: 'both',
  payment_taken_back: 'both',
  paid_back: 'both',
  landlord_paid: 'letting',
  pre_reminder_sent: 'both',
  soft_reminder_sent: 'both',
  reminder_sent: 'both',
  eviction_notice_sent: 'both',
  petition_made: 'letting',
  deposit_paid: 'both',
  deposit_registered: 'both',
  paid_out: 'letting',
};

/** Events in a lease's timeline. */
export type TimelineKind = keyof typeof READERS;
export const TIMELINE_KINDS = (Object.keys(READERS) as TimelineKind[]).filter(
  (kind) => READERS[kind] !== 'nobody',
);

/** Whether one side can see an event. Unknown names are not shown. */
export function isOnTimeline(name: string, side: LeaseSide): name is TimelineKind {
  const readers: Readers = Object.hasOwn(READERS, name) ? READERS[name as TimelineKind] : 'nobody';
  return readers === 'both' || (readers === 'letting' && side !== 'tenant');
}

/** The time of an event: the date, and the millisecond if the time of day is known. */
export interface TimelineMoment {
  on: IsoDate;
  ms: number | null;
}

/**
 * Sorts the latest first, in a total order: by date; on one date an event without a time of day counts as
 * later than those with one. For equal times, a stable sort keeps their order.
 */
export function latestFirst(a: TimelineMoment, b: TimelineMoment): number {
  if (a.on !== b.on) return a.on < b.on ? 1 : -1;
  if (a.ms === b.ms) return 0;
  if (a.ms === null) return -1;
  if (b.ms === null) return 1;
  return b.ms - a.ms;
}
