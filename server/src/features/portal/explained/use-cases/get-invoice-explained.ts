import { daysBetween, endOfMonth, type IsoDate } from '@husvaer/domain/kernel/dates';
import type { Ore } from '@husvaer/domain/kernel/money';
import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';
import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';

import { findInvoicing, type LeaseInvoicing } from '../../../arrears/public.ts';
import {
  isClaim,
  getReadableInvoice,
  type Invoice,
  type InvoiceLine,
} from '../../../invoices/public.ts';
import { findEntriesOfLease, type StoredEntry } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';

/** What changes the unpaid amount of an invoice. */
export const STEP_KINDS = [
  'invoice',
  'credit_note',
  'fee',
  'fee_waived',
  'payment',
  'direct_payment',
  'write_off',
  'write_off_taken_back',
  'set_off',
] as const;

type StepKind = (typeof STEP_KINDS)[number];

/** A change of an invoice's unpaid amount, with the amount after it. Øre. */
export interface Step {
  on: IsoDate | null;
  kind: StepKind;
  /** Negative when less is owed. */
  amount: Ore;
  remainder: Ore;
  /** The payment it is a part of, and that payment's whole amount; null for other changes. */
  paymentId: string | null;
  paymentAmount: Ore | null;
  /** Only for a credit note. */
  invoiceSerial: number | null;
}

/** A line of an invoice, with how its amount was calculated. */
export interface ExplainedLine extends InvoiceLine {
  /** The days charged, and the days of that month; null for lines that do not depend on days. */
  days: number | null;
  daysOfMonth: number | null;
}

export interface ExplainedInvoice {
  invoice: Invoice;
  status: InvoiceStatus;
  lines: ExplainedLine[];
  /** Earliest first. */
  steps: Step[];
  left: Ore;
}

/**
 * How an invoice's amount was calculated and what changed it, for users who may see it. Throws
 * `invoicing.not_found`.
 */
export async function getInvoiceExplained(
  work: ReadWork,
  invoiceId: string,
): Promise<ExplainedInvoice> {
  const { invoice, lease } = await getReadableInvoice(work, invoiceId);
  const { leaseId } = invoice;
  const known = await findInvoicing(work.tx, leaseId);
  const changes = isClaim(invoice)
    ? claimChanges(invoice, known, await findEntriesOfLease(work.tx, leaseId))
    : otherChanges(invoice, known);
  let remainder = 0n;
  return {
    invoice,
    status: invoiceStatus(invoice, lease.today),
    lines: (known.lines.get(invoiceId) ?? []).map(explained),
    steps: changes.toSorted(earliestFirst).map((change): Step => {
      remainder += change.amount;
      return { paymentId: null, paymentAmount: null, invoiceSerial: null, ...change, remainder };
    }),
    left: invoice.creditsId === null ? openOf(invoice) : 0n,
  };
}

type Change = Pick<Step, 'on' | 'kind' | 'amount'> & Partial<Omit<Step, 'remainder'>>;

/** By day, and within a day in the order of `STEP_KINDS`. Changes without a day come last. */
const earliestFirst = (a: Change, b: Change): number =>
  a.on === b.on
    ? STEP_KINDS.indexOf(a.kind) - STEP_KINDS.indexOf(b.kind)
    : (a.on ?? '9') < (b.on ?? '9')
      ? -1
      : 1;

/** Bookings of a tenant's invoice, and the payments of it. */
function claimChanges(
  { id }: Invoice,
  { invoices, payments, parts }: LeaseInvoicing,
  entries: readonly StoredEntry[],
): Change[] {
  const noteOf = new Map(
    invoices
      .filter(({ creditsId }) => creditsId === id)
      .map((note) => [`invoice:${note.id}`, note]),
  );
  const isAbout = ({ key }: StoredEntry): boolean =>
    key === `invoice:${id}` ||
    noteOf.has(key) ||
    key.startsWith(`write_off:${id}:`) ||
    (key.startsWith('letter:') && key.split(':')[2] === id);
  const paymentOf = new Map(payments.map((payment) => [payment.id, payment]));
  return [
    ...entries.filter(isAbout).map(({ key, kind, dated, occurredOn, lines }): Change => ({
      on: occurredOn ?? dated,
      kind: kind as StepKind,
      amount: lines.reduce(
        (sum, { account, amount }) => (account === 'tenant_receivable' ? sum + amount : sum),
        0n,
      ),
      invoiceSerial: noteOf.get(key)?.serial ?? null,
    })),
    ...parts
      .filter(({ invoiceId }) => invoiceId === id)
      .map(({ paymentId, paidOn, amount }): Change => {
        const payment = paymentOf.get(paymentId);
        return {
          on: paidOn,
          amount: -amount,
          paymentId,
          paymentAmount: payment?.amount ?? null,
          kind: payment?.source === 'direct' ? 'direct_payment' : 'payment',
        };
      }),
  ];
}

/** Changes of other invoices: those to landlords, and credit notes. */
function otherChanges(invoice: Invoice, { invoices, landlordPayments }: LeaseInvoicing): Change[] {
  const { id, creditsId, issuedOn, total, setOff } = invoice;
  if (creditsId !== null) return [{ on: issuedOn, kind: 'credit_note', amount: -total }];
  return [
    { on: issuedOn, kind: 'invoice', amount: total },
    ...invoices
      .filter((one) => one.creditsId === id)
      .map((note): Change => {
        const { issuedOn: on, total: credited, serial } = note;
        return { on, kind: 'credit_note', amount: -credited, invoiceSerial: serial };
      }),
    ...landlordPayments
      .filter(({ invoiceId }) => invoiceId === id)
      .map(({ paidOn: on, amount }): Change => ({ on, kind: 'payment', amount: -amount })),
    ...(setOff === 0n ? [] : [{ on: null, kind: 'set_off' as const, amount: -setOff }]),
  ];
}

/** A whole month costs the monthly amount, a part of it the share of its days (`shareOf`). */
function explained(line: InvoiceLine): ExplainedLine {
  const { from, to, monthly } = line;
  if (from === null || to === null || monthly === null)
    return { ...line, days: null, daysOfMonth: null };
  const daysOfMonth = Number(endOfMonth(from).slice(-2));
  return { ...line, days: daysBetween(from, to) + 1, daysOfMonth };
}
