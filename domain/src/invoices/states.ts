import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { mayPetition } from '../leases/status.ts';
import type { InvoiceKind, InvoiceStatus } from './enums.ts';
import { REMAINDER_LIMIT_MAX } from './settings.ts';

/**
 * The facts of an invoice. Its status is never stored, but derived from these and the day. Amounts in øre,
 * never negative; a credit note's total is the amount credited.
 */
export interface InvoiceFacts {
  kind: InvoiceKind;
  /**
   * For a landlord's invoice: whether the landlord pays it, or its credit note reverses such an invoice; it
   * is not set off in payouts.
   */
  isFinalSettlement: boolean;
  total: Ore;
  /** Fees and interest that letters charged for it, without those taken back. */
  fees: Ore;
  /** Paid amount, including fees (`allocate`, `settlementOf`). */
  paid: Ore;
  /** Paid with its KID and not allocated: for the next invoice, or paid out to the landlord. */
  surplus: Ore;
  /** Credited part of the total. */
  credited: Ore;
  /** The date of the last credit note. */
  creditedOn: IsoDate | null;
  /** Written off, of total and fees. */
  lost: Ore;
  /** For a landlord's invoice: set off in payouts. */
  setOff: Ore;
  dueOn: IsoDate;
  /** When its PDF was made. */
  madeOn: IsoDate | null;
  sentOn: IsoDate | null;
  /** Whether the last attempt to send it failed. */
  sendingFailed: boolean;
  /** Whether the tenant reports a direct payment to the landlord that is neither confirmed nor denied. */
  isSaidPaid: boolean;
  /** Whether there is an unsettled objection of the tenant. */
  hasObjection: boolean;
  /**
   * The first day on which eviction may be petitioned for by its own notice (tvangsfullbyrdelsesloven
   * § 4-18); null without one, and while it waits for the post.
   */
  petitionFrom: IsoDate | null;
}

type Amounts = Pick<InvoiceFacts, 'total' | 'fees' | 'paid' | 'credited' | 'lost' | 'setOff'>;

/** The unpaid amount of an invoice, øre; never negative. */
export const openOf = ({ total, fees, paid, credited, lost, setOff }: Amounts): Ore =>
  atLeastZero(total + fees - credited - lost - paid - setOff);

/** The unpaid amount without fees: payments pay the invoice itself first. */
export const principalOpenOf = (amounts: Amounts): Ore => openOf({ ...amounts, fees: 0n });

/** The status of an invoice on a day (specification, section 4; docs/invoice-states.md). */
export function invoiceStatus(facts: InvoiceFacts, today: IsoDate): InvoiceStatus {
  const { kind } = facts;
  if (kind === 'credit_note' || kind === 'landlord_credit_note') return noteStatus(facts);
  if (openOf(facts) === 0n) return settledStatus(facts);
  if (kind === 'landlord') return landlordStatus(facts, today);
  return claimStatus(facts, today);
}

/** The status of an invoice with nothing left to pay. */
function settledStatus(facts: InvoiceFacts): InvoiceStatus {
  const { kind, surplus, setOff, lost, credited, creditedOn, dueOn, paid, fees } = facts;
  if (surplus > 0n) return 'over_paid';
  if (setOff > 0n) return 'completed';
  const isRemainder = paid > 0n && lost <= REMAINDER_LIMIT_MAX;
  if (lost > 0n && !isRemainder) return 'lost';
  if (credited > 0n && paid === 0n)
    return creditedOn !== null && creditedOn <= dueOn ? 'canceled' : 'credited';
  if (fees > 0n) return 'fees_paid';
  if (credited > 0n) return 'balanced';
  if (kind === 'deposit_insurance') return 'active';
  return lost > 0n ? 'balanced' : 'paid';
}

/** The status of a tenant's unpaid invoice. */
function claimStatus(facts: InvoiceFacts, today: IsoDate): InvoiceStatus {
  if (facts.hasObjection) return 'pending';
  if (facts.isSaidPaid) return 'waiting_for_payment';
  if (principalOpenOf(facts) === 0n) return 'fees_due';
  if (today > facts.dueOn)
    return mayPetition(facts.petitionFrom, today) ? 'eviction_notice_due' : 'overdue';
  if (facts.paid > 0n) return 'partially_paid';
  if (facts.credited > 0n) return 'partially_credited';
  return sendingStatus(facts) ?? waitingStatus(facts, today);
}

/**
 * The status of a landlord's unpaid invoice: there are no reminders for it. The next payout sets it off, or
 * the landlord pays it.
 */
function landlordStatus(facts: InvoiceFacts, today: IsoDate): InvoiceStatus {
  const { isFinalSettlement } = facts;
  if (isFinalSettlement && today > facts.dueOn) return 'overdue';
  if (facts.paid + facts.setOff > 0n) return 'partially_paid';
  if (facts.credited > 0n) return 'partially_credited';
  return sendingStatus(facts) ?? (isFinalSettlement ? waitingStatus(facts, today) : 'outstanding');
}

/**
 * The status of a credit note: it is done once it is sent, or, if a payout returns the amount, once that is
 * made.
 */
function noteStatus(facts: InvoiceFacts): InvoiceStatus {
  const { kind, isFinalSettlement, setOff, total } = facts;
  const isGivenBack = kind === 'landlord_credit_note' && !isFinalSettlement;
  if (isGivenBack && setOff >= total) return 'completed';
  return sendingStatus(facts) ?? (isGivenBack ? 'outstanding' : 'completed');
}

/** The status of an unsent invoice; null when it is sent. */
function sendingStatus({
  madeOn,
  sentOn,
  sendingFailed,
}: InvoiceFacts): 'new' | 'created' | 'failed' | null {
  if (sentOn !== null) return null;
  if (madeOn === null) return 'new';
  return sendingFailed ? 'failed' : 'created';
}

/** The status of a sent invoice by its due date. */
function waitingStatus({ dueOn }: InvoiceFacts, today: IsoDate): 'upcoming' | 'sent' | 'unpaid' {
  if (dueOn === today) return 'unpaid';
  return monthOf(dueOn) > monthOf(today) ? 'upcoming' : 'sent';
}

/** `YYYY-MM` of a date. */
const monthOf = (day: IsoDate): string => day.slice(0, 7);

const atLeastZero = (amount: Ore): Ore => (amount > 0n ? amount : 0n);
