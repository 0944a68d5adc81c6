import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** An invoice, for the allocation of payments. */
export interface OwedInvoice {
  id: string;
  dueOn: IsoDate;
  serial: number;
  /** Its total and fees less credited and written-off amounts; never negative. */
  owed: Ore;
}

/** An incoming payment, or, negative, a reversal. */
export interface Payment {
  id: string;
  /** When the payer's bank received it. */
  paidOn: IsoDate;
  amount: Ore;
  /** The invoice of its KID. One that is not among the invoices counts as none. */
  invoiceId: string | null;
  /** Negative: a refund of surplus, not a reversal by the payer's bank; positive: a withdrawn refund. */
  isRefund?: boolean;
}

/** The part of a payment that pays a part of an invoice; positive. */
interface Part {
  paymentId: string;
  invoiceId: string;
  paidOn: IsoDate;
  amount: Ore;
}

interface Allocation {
  /** In the order of the payments. */
  parts: readonly Part[];
  /** Unallocated amounts by payment, in the same order. */
  left: readonly { paymentId: string; amount: Ore }[];
  /** The sum of `left`: paid beyond everything owed. */
  surplus: Ore;
  /** Reversed beyond everything paid. */
  missing: Ore;
}

/**
 * Allocates payments to invoices. The result depends only on the facts, not on the order in which they became
 * known. Payments count in the order they were made (then by id). Each pays the invoice of its KID first, the
 * rest pays the oldest due date (then serial), and what remains is surplus until there is a next invoice. So
 * a later payment never changes what an earlier one paid. A reversal undoes the latest earlier payment of the
 * same invoice and amount, as if neither existed; if there is none, it takes from the latest payments with
 * the same KID, then from the latest of all. A refund takes from the latest payments made by then, which are
 * the unallocated ones.
 */
export function allocate(
  invoices: readonly OwedInvoice[],
  payments: readonly Payment[],
): Allocation {
  const inOrder = payments.toSorted(byTime);
  const { remaining, unmatched } = undo(inOrder);
  const { amounts, missing } = applyReversals(remaining, unmatched);

  const oldest = invoices.toSorted(byAge);
  const open = new Map(oldest.map(({ id, owed }) => [id, owed]));
  const parts: Part[] = [];
  const left: Allocation['left'][number][] = [];
  let first = 0;
  for (const { id, paidOn, invoiceId } of remaining) {
    let amount = amounts.get(id)!;
    const pay = (invoice: string): void => {
      const paid = min(amount, open.get(invoice) ?? 0n);
      if (paid === 0n) return;
      open.set(invoice, open.get(invoice)! - paid);
      amount -= paid;
      parts.push({ paymentId: id, invoiceId: invoice, paidOn, amount: paid });
    };
    if (invoiceId !== null) pay(invoiceId);
    while (amount > 0n && first < oldest.length) {
      pay(oldest[first]!.id);
      if (open.get(oldest[first]!.id) === 0n) first += 1;
    }
    if (amount > 0n) left.push({ paymentId: id, amount });
  }
  return { parts, left, surplus: sumOf(left), missing };
}

/**
 * The day an invoice was paid in full: the date of the last payment it needed. Null while something is owed,
 * and when nothing was.
 */
export function paidInFullOn(
  { id, owed }: Pick<OwedInvoice, 'id' | 'owed'>,
  parts: readonly Part[],
): IsoDate | null {
  const own = parts.filter(({ invoiceId }) => invoiceId === id);
  return own.length > 0 && sumOf(own) >= owed ? own.at(-1)!.paidOn : null;
}

/** Payments without those fully reversed, and reversals without a match. */
function undo(inOrder: readonly Payment[]): { remaining: Payment[]; unmatched: Payment[] } {
  const undone = new Set<Payment>();
  const unmatched: Payment[] = [];
  // Payments that are not reversed, by KID and amount, the latest last.
  const standing = new Map<string, Payment[]>();
  for (const payment of inOrder) {
    const alike = standing.get(sortOf(payment)) ?? [];
    standing.set(sortOf(payment), alike);
    if (payment.amount > 0n) alike.push(payment);
    if (payment.amount >= 0n) continue;
    const latest = alike.pop();
    if (latest) undone.add(latest);
    else unmatched.push(payment);
  }
  // A bank may date a reversal before its payment.
  const early = unmatched.filter((payment) => {
    const next = standing.get(sortOf(payment))!.shift();
    if (next) undone.add(next);
    return next === undefined;
  });
  const remaining = inOrder.filter((payment) => payment.amount > 0n && !undone.has(payment));
  return { remaining, unmatched: early };
}

/** The rest of each payment after further reversals, and the amount for which nothing is left. */
function applyReversals(
  remaining: readonly Payment[],
  unmatched: readonly Payment[],
): { amounts: Map<string, Ore>; missing: Ore } {
  const amounts = new Map(remaining.map(({ id, amount }) => [id, amount]));
  const byInvoice = Map.groupBy(remaining, ({ invoiceId }) => invoiceId);
  const all = [...remaining];
  let missing = 0n;
  for (const { invoiceId, amount, paidOn, isRefund } of unmatched.toSorted(refundsLast)) {
    let rest = -amount;
    const first = isRefund
      ? remaining.filter((payment) => payment.paidOn <= paidOn)
      : (byInvoice.get(invoiceId) ?? []);
    for (const latest of [first, all])
      while (rest > 0n && latest.length > 0) {
        const { id } = latest.at(-1)!;
        const part = min(rest, amounts.get(id)!);
        amounts.set(id, amounts.get(id)! - part);
        rest -= part;
        if (amounts.get(id) === 0n) latest.pop();
      }
    missing += rest;
  }
  return { amounts, missing };
}

/** A payment and its reversal have the same key. */
const sortOf = ({ invoiceId, amount, isRefund = false }: Payment): string =>
  `${invoiceId ?? ''} ${amount < 0n ? -amount : amount} ${isRefund}`;

/** A reversed amount was never available for a refund. */
const refundsLast = (a: Payment, b: Payment): number =>
  Number(a.isRefund ?? false) - Number(b.isRefund ?? false);

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));
/** Payments of a day come before its reversals. */
const byTime = (a: Payment, b: Payment): number =>
  compare(a.paidOn, b.paidOn) ||
  Number(a.amount < 0n) - Number(b.amount < 0n) ||
  compare(a.id, b.id);
const byAge = (a: OwedInvoice, b: OwedInvoice): number =>
  compare(a.dueOn, b.dueOn) || compare(a.serial, b.serial) || compare(a.id, b.id);

const min = (a: Ore, b: Ore): Ore => (a < b ? a : b);
const sumOf = (parts: readonly { amount: Ore }[]): Ore =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);
