import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';

/** An invoice as money sees it. */
export interface OwedInvoice {
  id: string;
  dueOn: IsoDate;
  serial: number;
  /** Its total and fees less what was credited or written off; never below zero. */
  owed: Ore;
}

/** Money that came in, or below zero, was taken back. */
export interface Payment {
  id: string;
  /** When the payer's bank had it. */
  paidOn: IsoDate;
  amount: Ore;
  /** Whose KID it came with. One that is not among the invoices is as none. */
  invoiceId: string | null;
  /** Below zero: surplus that was paid back, not taken by the payer's bank; above: that was withdrawn. */
  isRefund?: boolean;
}

/** What of a payment paid what of an invoice; above zero. */
export interface Part {
  paymentId: string;
  invoiceId: string;
  paidOn: IsoDate;
  amount: Ore;
}

export interface Allocation {
  /** In the order the money came. */
  parts: readonly Part[];
  /** What pays nothing yet, by payment, in the same order. */
  left: readonly { paymentId: string; amount: Ore }[];
  /** Of all of `left`: paid beyond everything that is owed. */
  surplus: Ore;
  /** Taken back beyond all that was paid. */
  missing: Ore;
}

/**
 * Which payment pays which invoice: a function of the facts alone, whatever order they became known in.
 * Payments count in the order they were paid (then by id). Each pays the invoice of its KID first, what
 * is left of it the oldest due date (then serial), and what is left then is surplus until there is a
 * next invoice. So a later payment never changes what an earlier one paid. Money taken back undoes the
 * latest payment before it of the same invoice and amount, as if neither had been; where there is none,
 * it takes from the latest payments with the same KID, then from the latest of all. What was paid back
 * takes from the latest that were paid by then, which are those that are left over.
 */
export function allocate(
  invoices: readonly OwedInvoice[],
  payments: readonly Payment[],
): Allocation {
  const inOrder = payments.toSorted(byTime);
  const { kept, unmatched } = undo(inOrder);
  const { amounts, missing } = takeBack(kept, unmatched);

  const oldest = invoices.toSorted(byAge);
  const open = new Map(oldest.map(({ id, owed }) => [id, owed]));
  const parts: Part[] = [];
  const left: Allocation['left'][number][] = [];
  let first = 0;
  for (const { id, paidOn, invoiceId } of kept) {
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

/** The day an invoice was paid in full: when the last that it took was paid. Null while something is owed, and where nothing was. */
export function paidInFullOn(
  { id, owed }: Pick<OwedInvoice, 'id' | 'owed'>,
  parts: readonly Part[],
): IsoDate | null {
  const own = parts.filter(({ invoiceId }) => invoiceId === id);
  return own.length > 0 && sumOf(own) >= owed ? own.at(-1)!.paidOn : null;
}

/** Payments less those that were taken back whole, and what was taken back that matches none. */
function undo(inOrder: readonly Payment[]): { kept: Payment[]; unmatched: Payment[] } {
  const undone = new Set<Payment>();
  const unmatched: Payment[] = [];
  // By KID and amount, those that still stand, the latest last.
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
  // A bank may date what it takes back before what it took it from.
  const early = unmatched.filter((payment) => {
    const next = standing.get(sortOf(payment))!.shift();
    if (next) undone.add(next);
    return next === undefined;
  });
  const kept = inOrder.filter((payment) => payment.amount > 0n && !undone.has(payment));
  return { kept, unmatched: early };
}

/** What is left of each payment after more was taken back, and how much of that none is left for. */
function takeBack(
  kept: readonly Payment[],
  unmatched: readonly Payment[],
): { amounts: Map<string, Ore>; missing: Ore } {
  const amounts = new Map(kept.map(({ id, amount }) => [id, amount]));
  const byInvoice = Map.groupBy(kept, ({ invoiceId }) => invoiceId);
  const all = [...kept];
  let missing = 0n;
  for (const { invoiceId, amount, paidOn, isRefund } of unmatched.toSorted(refundsLast)) {
    let rest = -amount;
    const first = isRefund
      ? kept.filter((payment) => payment.paidOn <= paidOn)
      : (byInvoice.get(invoiceId) ?? []);
    for (const latest of [first, all])
      while (rest > 0n && latest.length > 0) {
        const { id } = latest.at(-1)!;
        const taken = min(rest, amounts.get(id)!);
        amounts.set(id, amounts.get(id)! - taken);
        rest -= taken;
        if (amounts.get(id) === 0n) latest.pop();
      }
    missing += rest;
  }
  return { amounts, missing };
}

/** What was paid and what is taken back are alike by this. */
const sortOf = ({ invoiceId, amount, isRefund = false }: Payment): string =>
  `${invoiceId ?? ''} ${amount < 0n ? -amount : amount} ${isRefund}`;

/** What the payer's bank took was never there to be paid back. */
const refundsLast = (a: Payment, b: Payment): number =>
  Number(a.isRefund ?? false) - Number(b.isRefund ?? false);

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : Number(a > b));
/** What came in on a day comes before what was taken back on it. */
const byTime = (a: Payment, b: Payment): number =>
  compare(a.paidOn, b.paidOn) ||
  Number(a.amount < 0n) - Number(b.amount < 0n) ||
  compare(a.id, b.id);
const byAge = (a: OwedInvoice, b: OwedInvoice): number =>
  compare(a.dueOn, b.dueOn) || compare(a.serial, b.serial) || compare(a.id, b.id);

const min = (a: Ore, b: Ore): Ore => (a < b ? a : b);
const sumOf = (parts: readonly { amount: Ore }[]): Ore =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);
