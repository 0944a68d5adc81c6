import { isDeepStrictEqual } from 'node:util';

import type { LateInvoice, LetterSent } from '@husvaer/domain/arrears/late-claims';
import { paidInFullOn } from '@husvaer/domain/payments/allocation';
import type { ClosedCase } from '@husvaer/domain/arrears/late-rent';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';

import type { PostalLetter } from '../../postal/public.ts';
import { isClaim, type Invoice, type InvoiceLine } from '../../invoices/public.ts';
import type { PaymentPart } from '../../payments/public.ts';
import type { EvictionCase } from '../case-records/store.ts';
import type { RentLetter } from '../store.ts';

/** What is known of a lease's claims. */
interface Known {
  invoices: readonly Invoice[];
  /** The lines of each invoice. */
  lines: ReadonlyMap<string, readonly InvoiceLine[]>;
  parts: readonly PaymentPart[];
  letters: readonly RentLetter[];
  /** Its open case of eviction. */
  open: EvictionCase | undefined;
  /** Invoices that a payment plan covers. */
  planned?: readonly string[];
}

/** A lease's claims as dunning sees them: those that were sent. What a payment plan covers is stopped. */
export const lateInvoices = ({
  invoices,
  lines,
  parts,
  letters,
  open,
  planned = [],
}: Known): LateInvoice[] =>
  invoices
    .filter((invoice) => isClaim(invoice) && invoice.sentOn !== null)
    .map((invoice) => ({
      id: invoice.id,
      dueOn: invoice.dueOn,
      serial: invoice.serial,
      isRent: invoice.kind === 'rent',
      principal: principalOf(invoice),
      beside: besideRent(lines.get(invoice.id) ?? []),
      fees: invoice.fees,
      parts: partsOf(invoice, parts),
      isStopped: invoice.hasObjection || invoice.isSaidPaid || planned.includes(invoice.id),
      isPetitioned: isNoted(invoice, letters, open),
    }));

/** What of an invoice's lines is not rent; a discount is of the rent. */
const besideRent = (lines: readonly InvoiceLine[]): bigint =>
  lines
    .filter(({ kind }) => kind === 'use_cost' || kind === 'extra')
    .reduce((sum, { amount }) => sum + amount, 0n);

/** The last case that a person closed, of a lease's cases from the latest on. */
export function closedCase(cases: readonly EvictionCase[]): ClosedCase | null {
  const last = cases.find(({ outcome }) => outcome !== null && outcome !== 'paid');
  return last ? { on: last.closedOn!, isEvicted: last.outcome === 'evicted' } : null;
}

/** Whether a petition that somebody noted is about an invoice: its notice was sent by then. */
const isNoted = (
  { id }: Invoice,
  letters: readonly RentLetter[],
  open: EvictionCase | undefined,
): boolean => {
  const petitionedOn = open?.petitionedOn ?? null;
  return (
    petitionedOn !== null &&
    letters.some(
      ({ sentOn, claims }) =>
        sentOn <= petitionedOn &&
        claims.some(({ invoiceId, steps }) => invoiceId === id && steps.includes('notice')),
    )
  );
};

/**
 * Letters as dunning remembers them: what was taken back was charged for nothing, and what goes by post is
 * sent when the last of its copies is posted (tvangsfullbyrdelsesloven § 4-18, husleieloven § 9-11).
 */
export const lettersSent = (
  letters: readonly RentLetter[],
  postal: readonly PostalLetter[],
): LetterSent[] =>
  letters.map(({ id, sentOn, payBy, claims }) => ({
    ...sendingOf(
      sentOn,
      // What a person took off the queue was sent in another way; what was taken off with its case was not sent.
      postal.filter(({ ofId, cancelReason }) => ofId === id && cancelReason === null),
    ),
    payBy,
    claims: claims.map(({ invoiceId, steps, fee, interest, isWaived }) => ({
      invoiceId,
      steps,
      fee: isWaived ? 0n : fee,
      interest: isWaived ? 0n : interest,
    })),
  }));

const sendingOf = (
  sentOn: string,
  postal: readonly PostalLetter[],
): Pick<LetterSent, 'sentOn' | 'waitsForPost'> => ({
  sentOn: [sentOn, ...postal.flatMap(({ postedOn }) => postedOn ?? [])].toSorted().at(-1)!,
  waitsForPost: postal.some(({ postedOn }) => postedOn === null),
});

/** Whether the last petition was made of other facts than are stated; not of one from before they were asked for. */
export function isCorrected(letters: readonly RentLetter[], stated: PetitionFacts | null): boolean {
  const made = letters.findLast(({ kind }) => kind === 'petition')?.petitionFacts;
  return stated !== null && !!made && !isDeepStrictEqual({ ...made }, { ...stated });
}

/** The day an invoice itself was paid, without its fees; null while something is left of it. */
export const principalPaidOn = (invoice: Invoice, parts: readonly PaymentPart[]): string | null => {
  const own: { paymentId: string; invoiceId: string; paidOn: string; amount: bigint }[] = [];
  let left = principalOf(invoice);
  for (const part of partsOf(invoice, parts)) {
    if (left <= 0n) break;
    own.push(part);
    left -= part.amount;
  }
  return paidInFullOn({ id: invoice.id, owed: principalOf(invoice) }, own);
};

const principalOf = ({ total, credited, lost }: Invoice): bigint => {
  const left = total - credited - lost;
  return left > 0n ? left : 0n;
};

/** What paid an invoice, in the order it was paid. */
const partsOf = ({ id }: Invoice, parts: readonly PaymentPart[]): PaymentPart[] =>
  parts
    .filter(({ invoiceId }) => invoiceId === id)
    .toSorted((a, b) => (a.paidOn === b.paidOn ? 0 : a.paidOn < b.paidOn ? -1 : 1));
