import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import {
  letterOfStep,
  petitionFrom,
  rentLeft,
  sumOf,
  type LateInvoice,
  type LetterPromise,
  type LetterSent,
} from './late-claims.ts';

/** A closed eviction case. Notices and petitions sent up to that day no longer count. */
export interface ClosedCase {
  on: IsoDate;
  /** The tenants were evicted, so that no notice follows; otherwise the petition was withdrawn. */
  isEvicted: boolean;
}

/** An invoice whose rent is unpaid and in a notice or petition. */
export interface OpenCase {
  invoiceId: string;
  noticedOn: IsoDate;
  /** The last day to pay by its notice. */
  payBy: IsoDate | null;
  petitionedOn: IsoDate | null;
  /** What is unpaid of the invoice, øre; null in a letter from before this was stored. */
  open: Ore | null;
}

/** How far an open case has come, the mildest first. */
const CASE_STATES = ['running', 'over', 'petitioned'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const caseState = (one: Pick<OpenCase, 'payBy' | 'petitionedOn'>, on: IsoDate): CaseState =>
  one.petitionedOn !== null ? 'petitioned' : isRunning(on)(one) ? 'running' : 'over';

/** How far the strictest of some cases has come; null without one. */
export const strictestCase = (
  cases: readonly Pick<OpenCase, 'payBy' | 'petitionedOn'>[],
  on: IsoDate,
): CaseState | null =>
  CASE_STATES.findLast((state) => cases.some((one) => caseState(one, on) === state)) ?? null;

/** Whether a case can still be stopped before eviction is petitioned for. */
export const isRunning =
  (today: IsoDate) =>
  ({ payBy, petitionedOn }: Pick<OpenCase, 'payBy' | 'petitionedOn'>): boolean =>
    petitionedOn === null && payBy !== null && today <= payBy;

/**
 * The letters that count: without notices and petitions of a closed case, and of one whose letter was obeyed.
 * A petition counts while its notice does.
 */
export function countedLetters<Letter extends LetterSent>({
  letters,
  closed,
  invoices,
}: {
  letters: readonly Letter[];
  closed: ClosedCase | null;
  invoices: readonly LateInvoice[];
}): readonly Letter[] {
  const obeyed = letters.findLastIndex(
    ({ promise }, index) =>
      promise && isObeyed(promise, { invoices, about: letters.slice(0, index + 1) }),
  );
  const noticed = new Set<string>();
  return letters.map((letter, index) => {
    const isPast =
      index <= obeyed ||
      (closed !== null && letter.sentOn <= closed.on) ||
      (letter.own !== null && isObeyed(letter.own, { invoices, about: [letter] }));
    const claims = letter.claims.map((claim) => ({
      ...claim,
      steps: claim.steps.filter(
        (step) =>
          (step !== 'notice' && step !== 'petition') ||
          (!isPast && (step === 'notice' || noticed.has(claim.invoiceId))),
      ),
    }));
    for (const { invoiceId, steps } of claims) if (steps.includes('notice')) noticed.add(invoiceId);
    return { ...letter, claims };
  });
}

/**
 * Whether the sum that a letter says to be enough was paid in time, to the claims that it is about. Later charges, and the order in which payments pay invoices, may leave a rest of its rent: that needs a
 * new notice.
 */
function isObeyed(
  { since, by, amount }: LetterPromise,
  { invoices, about }: { invoices: readonly LateInvoice[]; about: readonly LetterSent[] },
): boolean {
  const ids = about.flatMap(({ claims }, index) =>
    claims.filter(({ steps }) => index === about.length - 1 || steps.includes('notice')),
  );
  const inTime = invoices
    .filter(({ dueOn }) => dueOn < since)
    .flatMap(({ id, parts }) => parts.map((part) => ({ ...part, id })))
    .filter(({ paidOn }) => paidOn > since && paidOn <= by);
  const payments = new Set(
    inTime.flatMap(({ id, paymentId }) =>
      ids.some(({ invoiceId }) => invoiceId === id) ? paymentId : [],
    ),
  );
  const paid = inTime.filter(({ paymentId }) => payments.has(paymentId));
  return sumOf(paid.map((part) => part.amount)) >= amount;
}

/** An open eviction case: invoices with a notice whose rent is still unpaid. */
interface EvictionCase {
  noticeSentOn: IsoDate;
  /** The first day on which eviction may be petitioned for; null while no notice is posted. */
  petitionFrom: IsoDate | null;
  /** Each invoice with that day by its own notice. */
  invoices: readonly { id: string; petitionFrom: IsoDate | null }[];
}

/** The eviction case of a lease, or null: a case without unpaid rent is closed. The earliest notice counts. */
export function evictionCase(sent: Parameters<typeof countedLetters>[0]): EvictionCase | null {
  const letters = countedLetters(sent);
  const left = noticedInvoices(sent.invoices, letters);
  if (left.length === 0) return null;
  const invoices = left.map(({ id, notice }) => ({ id, petitionFrom: petitionFrom(notice) }));
  return {
    noticeSentOn: left.map(({ notice }) => notice.sentOn).toSorted()[0]!,
    petitionFrom: invoices.flatMap((one) => one.petitionFrom ?? []).toSorted()[0] ?? null,
    invoices,
  };
}

/** The invoices with unpaid rent in a notice that counts. */
export const noticedInvoices = (invoices: readonly LateInvoice[], letters: readonly LetterSent[]) =>
  invoices
    .filter((invoice) => rentLeft(invoice) > 0n)
    .flatMap((invoice) => {
      const notice = letterOfStep(letters, invoice.id, 'notice');
      return notice ? [{ ...invoice, notice }] : [];
    });
