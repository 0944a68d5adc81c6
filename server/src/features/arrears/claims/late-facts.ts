import { isDeepStrictEqual } from 'node:util';

import {
  ownPromise,
  type LateInvoice,
  type LetterSent,
  type Stop,
} from '@husvaer/domain/arrears/late-claims';
import { twoWeeksUntil } from '@husvaer/domain/leases/status';
import { paidInFullOn } from '@husvaer/domain/payments/allocation';
import type { ClosedCase } from '@husvaer/domain/arrears/cases';
import type { PetitionFacts } from '@husvaer/domain/arrears/petition';

import type { PostalLetter } from '../../postal/public.ts';
import { isClaim, type Invoice, type InvoiceLine } from '../../invoices/public.ts';
import type { PaymentPart } from '../../payments/public.ts';
import type { EvictionCase } from '../case-records/store.ts';
import type { RentLetter } from '../store.ts';

/** The data of a lease's claims. */
interface Known {
  invoices: readonly Invoice[];
  /** The lines of each invoice. */
  lines: ReadonlyMap<string, readonly InvoiceLine[]>;
  parts: readonly PaymentPart[];
  sent: readonly LetterSent[];
  /** Its open eviction case. */
  open: EvictionCase | undefined;
  /** Invoices that a payment plan covers. */
  planned?: readonly string[];
}

/**
 * A lease's claims as input for the reminder rules.
 */
export const lateInvoices = ({
  invoices,
  lines,
  parts,
  sent,
  open,
  planned = [],
}: Known): LateInvoice[] => {
  const noted = notedInvoices(sent, open);
  return invoices.filter(isClaim).map((invoice) => ({
    id: invoice.id,
    dueOn: invoice.dueOn,
    serial: invoice.serial,
    isRent: invoice.kind === 'rent',
    principal: principalOf(invoice),
    otherItems: otherItemsOf(lines.get(invoice.id) ?? []),
    fees: invoice.fees,
    parts: partsOf(invoice, parts),
    stop: stopOf(invoice, planned),
    petitionedOn: noted.has(invoice.id) ? open!.petitionedOn : null,
  }));
};

const stopOf = (invoice: Invoice, planned: readonly string[]): Stop | null => {
  if (invoice.hasObjection) return 'objection';
  if (invoice.isSaidPaid) return 'said_paid';
  if (planned.includes(invoice.id)) return 'plan';
  return invoice.sentOn === null ? 'not_sent' : null;
};

/** The part of an invoice's lines that is not rent; a discount counts as rent. */
const otherItemsOf = (lines: readonly InvoiceLine[]): bigint =>
  lines
    .filter(({ kind }) => kind === 'use_cost' || kind === 'extra')
    .reduce((sum, { amount }) => sum + amount, 0n);

/** The latest case that a person closed; `cases` come latest first. */
export function closedCase(cases: readonly EvictionCase[]): ClosedCase | null {
  const last = cases.find(({ outcome }) => outcome !== null && outcome !== 'paid');
  return last ? { on: last.closedOn!, isEvicted: last.outcome === 'evicted' } : null;
}

/** The invoices that a recorded petition covers: the two weeks of their notices had passed by then. */
const notedInvoices = (
  sent: readonly LetterSent[],
  open: EvictionCase | undefined,
): ReadonlySet<string> => {
  const petitionedOn = open?.petitionedOn ?? null;
  if (!open || petitionedOn === null) return new Set();
  return new Set(
    sent
      .filter(({ sentOn }) => sentOn >= open.openedOn && twoWeeksUntil(sentOn) < petitionedOn)
      .flatMap(({ claims }) =>
        claims.flatMap(({ invoiceId, steps }) => (steps.includes('notice') ? invoiceId : [])),
      ),
  );
};

/** A letter as the reminder rules read it. */
export interface SentLetter extends LetterSent, Pick<RentLetter, 'id' | 'kind' | 'documentId'> {}

/**
 * Letters as input for the reminder rules. Waived charges count as zero, and a letter by post is sent when
 * the last of its copies is posted (tvangsfullbyrdelsesloven § 4-18, husleieloven § 9-11).
 */
export const lettersSent = (
  letters: readonly RentLetter[],
  postal: readonly PostalLetter[],
): SentLetter[] =>
  withoutWaived(letters).map(
    ({
      id,
      kind,
      documentId,
      sentOn,
      payBy,
      navObjectBy,
      total,
      promised,
      promisedBy,
      claims,
    }) => ({
      id,
      kind,
      documentId,
      own: ownPromise({ kind, sentOn, payBy, total }),
      ...sendingOf(
        sentOn,
        // A letter that a person cancelled was sent in another way; one cancelled with its case was not sent.
        postal.filter(({ ofId, cancelReason }) => ofId === id && cancelReason === null),
      ),
      payBy,
      navObjectBy,
      promise:
        promised === null || promisedBy === null
          ? null
          : { since: sentOn, by: promisedBy, amount: promised },
      claims,
    }),
  );

/** Letters whose waived charges count as zero. */
export const withoutWaived = (letters: readonly RentLetter[]): RentLetter[] =>
  letters.map((letter) => ({
    ...letter,
    claims: letter.claims.map((claim) =>
      claim.isWaived ? { ...claim, fee: 0n, interest: 0n } : claim,
    ),
  }));

const sendingOf = (
  sentOn: string,
  postal: readonly PostalLetter[],
): Pick<LetterSent, 'sentOn' | 'waitsForPost'> => ({
  sentOn: [sentOn, ...postal.flatMap(({ postedOn }) => postedOn ?? [])].toSorted().at(-1)!,
  waitsForPost: postal.some(({ postedOn }) => postedOn === null),
});

/**
 * Whether the last petition has other facts than are stated now. False for a petition from before facts were
 * requested.
 */
export function isCorrected(letters: readonly RentLetter[], stated: PetitionFacts | null): boolean {
  const made = letters.findLast(({ kind }) => kind === 'petition')?.petitionFacts;
  return stated !== null && !!made && !isDeepStrictEqual({ ...made }, { ...stated });
}

/** The day on which an invoice was paid, without its fees; null while part of it is open. */
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

/** The payments of an invoice, in the order of payment. */
const partsOf = ({ id }: Invoice, parts: readonly PaymentPart[]): PaymentPart[] =>
  parts
    .filter(({ invoiceId }) => invoiceId === id)
    .toSorted((a, b) => (a.paidOn === b.paidOn ? 0 : a.paidOn < b.paidOn ? -1 : 1));
