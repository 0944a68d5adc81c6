import type { Ore } from '@husvaer/domain/kernel/money';

import { findBooks } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { issueInvoices } from './issue.ts';
import type { Invoice, InvoiceLine } from '../../invoices/public.ts';

/** Credits lines of a claim by a credit note. The caller has locked the lease's billing. */
export async function creditLines(
  work: Work,
  {
    rent,
    invoice,
    lines,
    reason,
  }: { rent: LeaseRent; invoice: Invoice; lines: readonly InvoiceLine[]; reason: string },
): Promise<void> {
  const [book] = await findBooks(work.tx, [invoice.bookId]);
  if (!book) throw new Error(`There are no books ${invoice.bookId}.`);
  const { id, account, month } = invoice;
  const today = work.clock.today().toString();
  await issueInvoices(work, book, [
    {
      rent,
      kind: 'credit_note',
      month,
      dueOn: today,
      lines,
      credits: { id, account },
      reason,
    },
  ]);
}

/**
 * The lines that a credit note of an amount credits, from the invoice's last line on. A discount is credited
 * only with the whole invoice.
 */
export function linesWorth(lines: readonly InvoiceLine[], amount: Ore): InvoiceLine[] {
  if (amount === lines.reduce((sum, line) => sum + line.amount, 0n)) return [...lines];
  let left = amount;
  return lines
    .filter((line) => line.amount > 0n)
    .toReversed()
    .map((line) => {
      const taken = line.amount < left ? line.amount : left;
      left -= taken;
      return { ...line, amount: taken };
    })
    .filter(({ amount: taken }) => taken > 0n)
    .reverse();
}
