import { linesLeft } from '@husvaer/domain/billing/lines-left';
import { creditFor, type PeriodLine } from '@husvaer/domain/billing/periods';

import type { ReadTx } from '../../../platform/db/tx.ts';
import {
  findInvoicesOf,
  findLines,
  type Invoice,
  type InvoiceLine,
} from '../../invoices/public.ts';

/** The part of an invoice that is to be credited. */
interface CreditAfter {
  invoice: Invoice;
  lines: Omit<InvoiceLine, 'invoiceId' | 'position'>[];
  /** Whether all of its days are credited. */
  isAll: boolean;
}

/** All invoices and credit notes of a lease, the newest first, with their lines by invoice. */
interface Invoiced {
  all: Invoice[];
  lines: ReadonlyMap<string, InvoiceLine[]>;
}

export async function findInvoiced(tx: ReadTx, leaseId: string): Promise<Invoiced> {
  const all = await findInvoicesOf(tx, [leaseId]);
  const lines = await findLines(
    tx,
    all.map(({ id }) => id),
  );
  return { all, lines };
}

/**
 * What was invoiced for the days after `day`, by invoice. When all of an invoice's days are credited, so are
 * its extra lines and discounts, which the month's next invoice then has.
 */
export function creditsAfter({ all, lines }: Invoiced, day: string): CreditAfter[] {
  const rents = all.filter(({ kind }) => kind === 'rent').toReversed();
  return rents.flatMap((invoice) => {
    const notes = all.filter(({ creditsId }) => creditsId === invoice.id);
    const left = linesLeft(
      lines.get(invoice.id) ?? [],
      notes.flatMap(({ id }) => lines.get(id) ?? []),
    );
    const days = left.filter(({ kind }) => kind === 'rent' || kind === 'use_cost');
    const credit = creditFor({ lines: days.map(asPeriodLine) }, day);
    const taken = (credit?.lines ?? []).filter(({ amount }) => amount > 0n);
    if (taken.length === 0) return [];
    const isAll = sumOf(taken) === sumOf(days);
    // With a discount, less may be left than the days cost: no more than that is credited.
    const isRest = isAll || sumOf(taken) >= sumOf(left);
    const credited = isRest ? left : taken.map((line) => ({ ...line, name: null, vat: 0n }));
    return [{ invoice, lines: credited, isAll }];
  });
}

export const sumOf = (lines: readonly { amount: bigint }[]): bigint =>
  lines.reduce((sum, { amount }) => sum + amount, 0n);

/** A line of rent or use cost as a period line. Throws for any other line. */
function asPeriodLine({ kind, cost, from, to, monthly, amount }: InvoiceLine): PeriodLine {
  const isPeriod = kind === 'rent' || kind === 'use_cost';
  if (!isPeriod || from === null || to === null || monthly === null)
    throw new Error('A line of rent has no days.');
  return { kind, cost, from, to, monthly, amount };
}
