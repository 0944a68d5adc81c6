import type { LateInvoice, LetterSent } from '@husvaer/domain/invoicing/late-claims';
import { paidInFullOn } from '@husvaer/domain/invoicing/allocation';

import { isClaim } from '../allocation/work-out.ts';
import type { Invoice } from '../invoices/store.ts';
import type { PaymentPart } from '../payments/store.ts';
import type { RentLetter } from './store.ts';

/** A lease's claims as dunning sees them: those that were sent. What a payment plan covers is stopped. */
export const lateInvoices = (
  invoices: readonly Invoice[],
  parts: readonly PaymentPart[],
  planned: readonly string[] = [],
): LateInvoice[] =>
  invoices
    .filter((invoice) => isClaim(invoice) && invoice.sentOn !== null)
    .map((invoice) => ({
      id: invoice.id,
      dueOn: invoice.dueOn,
      serial: invoice.serial,
      isRent: invoice.kind === 'rent',
      principal: principalOf(invoice),
      fees: invoice.fees,
      parts: partsOf(invoice, parts),
      isStopped: invoice.hasObjection || invoice.isSaidPaid || planned.includes(invoice.id),
    }));

/** Letters as dunning remembers them: what was taken back was charged for nothing. */
export const lettersSent = (letters: readonly RentLetter[]): LetterSent[] =>
  letters.map(({ sentOn, payBy, claims }) => ({
    sentOn,
    payBy,
    claims: claims.map(({ invoiceId, steps, fee, interest, isWaived }) => ({
      invoiceId,
      steps,
      fee: isWaived ? 0n : fee,
      interest: isWaived ? 0n : interest,
    })),
  }));

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
