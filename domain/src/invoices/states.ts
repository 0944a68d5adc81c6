import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import { mayPetition } from '../leases/status.ts';
import type { InvoiceKind, InvoiceStatus } from './enums.ts';

/**
 * What is known of an invoice. No status is kept: each follows from these and the day it is. Amounts
 * in øre, none below zero; a credit note's total is what it gives back.
 */
export interface InvoiceFacts {
  kind: InvoiceKind;
  /** Of a landlord's: whether they pay it, or its credit note takes such a one back; no payout keeps it back. */
  isFinalSettlement: boolean;
  total: Ore;
  /** Fees and interest charged for it by letters, and not taken back. */
  fees: Ore;
  /** What payments paid of it, fees among it (`allocate`, `settlementOf`). */
  paid: Ore;
  /** What came with its KID and pays nothing yet: it goes to the next invoice, or with a payout to the landlord. */
  surplus: Ore;
  /** Of the total, by credit notes. */
  credited: Ore;
  /** When the last of them was made. */
  creditedOn: IsoDate | null;
  /** Written off, of total and fees. */
  lost: Ore;
  /** Of a landlord's: what payouts kept back for it. */
  setOff: Ore;
  dueOn: IsoDate;
  /** When its PDF was made. */
  madeOn: IsoDate | null;
  sentOn: IsoDate | null;
  /** Whether the last try to send it failed. */
  sendingFailed: boolean;
  /** Whether the tenant says that the landlord had the money directly, and nobody has confirmed or denied it. */
  isSaidPaid: boolean;
  /** Whether the tenant's objection is registered and not settled. */
  hasObjection: boolean;
  /** When the notice of eviction about it was sent (tvangsfullbyrdelsesloven § 4-18), of a case that is open. */
  noticeSentOn: IsoDate | null;
}

type Amounts = Pick<InvoiceFacts, 'total' | 'fees' | 'paid' | 'credited' | 'lost' | 'setOff'>;

/** What is still to be paid of an invoice, øre; never below zero. */
export const openOf = ({ total, fees, paid, credited, lost, setOff }: Amounts): Ore =>
  atLeastZero(total + fees - credited - lost - paid - setOff);

/** The same without its fees: what is paid pays the invoice itself first. */
export const principalOpenOf = (amounts: Amounts): Ore => openOf({ ...amounts, fees: 0n });

/** The one status of an invoice on a day (specification, section 4; docs/invoice-states.md). */
export function invoiceStatus(facts: InvoiceFacts, today: IsoDate): InvoiceStatus {
  const { kind } = facts;
  if (kind === 'credit_note' || kind === 'landlord_credit_note') return noteStatus(facts);
  if (openOf(facts) === 0n) return settledStatus(facts);
  if (kind === 'landlord') return landlordStatus(facts, today);
  return claimStatus(facts, today);
}

/** Of an invoice with nothing left to pay. */
function settledStatus(facts: InvoiceFacts): InvoiceStatus {
  const { kind, surplus, setOff, lost, credited, creditedOn, dueOn, paid, fees } = facts;
  if (surplus > 0n) return 'over_paid';
  if (setOff > 0n) return 'completed';
  if (lost > 0n) return 'lost';
  if (credited > 0n && paid === 0n)
    return creditedOn !== null && creditedOn <= dueOn ? 'canceled' : 'credited';
  if (fees > 0n) return 'fees_paid';
  if (credited > 0n) return 'balanced';
  return kind === 'deposit_insurance' ? 'active' : 'paid';
}

/** Of an invoice a tenant has something left to pay of. */
function claimStatus(facts: InvoiceFacts, today: IsoDate): InvoiceStatus {
  if (facts.hasObjection) return 'pending';
  if (facts.isSaidPaid) return 'waiting_for_payment';
  if (principalOpenOf(facts) === 0n) return 'fees_due';
  if (today > facts.dueOn) {
    const { noticeSentOn } = facts;
    return noticeSentOn !== null && mayPetition(noticeSentOn, today)
      ? 'eviction_notice_due'
      : 'overdue';
  }
  if (facts.paid > 0n) return 'partially_paid';
  if (facts.credited > 0n) return 'partially_credited';
  return sendingStatus(facts) ?? waitingStatus(facts, today);
}

/** Of a landlord's with something left: nobody sends reminders for it. The next payout keeps it back, or they pay it. */
function landlordStatus(facts: InvoiceFacts, today: IsoDate): InvoiceStatus {
  const { isFinalSettlement } = facts;
  if (isFinalSettlement && today > facts.dueOn) return 'overdue';
  if (facts.paid + facts.setOff > 0n) return 'partially_paid';
  if (facts.credited > 0n) return 'partially_credited';
  return sendingStatus(facts) ?? (isFinalSettlement ? waitingStatus(facts, today) : 'outstanding');
}

/** A credit note is done with once it is sent; one that a payout gives back, once it has. */
function noteStatus(facts: InvoiceFacts): InvoiceStatus {
  const { kind, isFinalSettlement, setOff, total } = facts;
  const isGivenBack = kind === 'landlord_credit_note' && !isFinalSettlement;
  if (isGivenBack && setOff >= total) return 'completed';
  return sendingStatus(facts) ?? (isGivenBack ? 'outstanding' : 'completed');
}

/** How far one is that has not been sent; null when it has. */
function sendingStatus({
  madeOn,
  sentOn,
  sendingFailed,
}: InvoiceFacts): 'new' | 'created' | 'failed' | null {
  if (sentOn !== null) return null;
  if (madeOn === null) return 'new';
  return sendingFailed ? 'failed' : 'created';
}

/** How near the due date of one is that has been sent. */
function waitingStatus({ dueOn }: InvoiceFacts, today: IsoDate): 'upcoming' | 'sent' | 'unpaid' {
  if (dueOn === today) return 'unpaid';
  return monthOf(dueOn) > monthOf(today) ? 'upcoming' : 'sent';
}

/** `YYYY-MM` of a day. */
const monthOf = (day: IsoDate): string => day.slice(0, 7);

const atLeastZero = (amount: Ore): Ore => (amount > 0n ? amount : 0n);
