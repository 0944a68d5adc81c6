import type { Ore } from '@husvaer/domain/kernel/money';
import type { z } from 'zod';

import type { creditNote } from '@husvaer/domain/billing/credit-note';
import { vatOfPart } from '@husvaer/domain/legal/vat';

import { recordActs } from '../../../ledger/public.ts';
import { requireDrawableFields } from '../../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../../platform/work.ts';
import {
  findInvoicesOf,
  findLines,
  type Invoice,
  getReadableInvoice,
  creditLandlord,
} from '../../../invoices/public.ts';
import { issueInvoices } from '../../issuing/issue.ts';
import { loadBilledLeaseForUpdate, expense, emitBillingChanged } from '../billed-landlord.ts';

/**
 * Credits an invoice to a landlord, or part of it; the next payout pays it out. Returns the credit note's id.
 */
export async function creditLandlordInvoice(
  work: Work,
  { invoiceId, amount: input, reason }: z.output<typeof creditNote>,
): Promise<string> {
  const { lease } = await getReadableInvoice(work, invoiceId);
  const { book, rent } = await loadBilledLeaseForUpdate(work, lease.id);
  requireDrawableFields({ reason });
  const { invoice } = await getReadableInvoice(work, invoiceId);
  const credited = await creditLandlord(work, invoice, input ?? null);
  await recordActs(work, 'credited', { bookId: book.id, ids: [lease.id] });
  const today = work.clock.today().toString();
  const [note] = await issueInvoices(work, book, [
    {
      rent,
      kind: 'landlord_credit_note',
      dueOn: today,
      lines: [expense(reason, credited, vatOfPart(credited, await vatLeft(work, invoice)))],
      credits: { id: invoice.id, account: invoice.account },
      reason,
    },
  ]);
  await emitBillingChanged(work, lease.id);
  return note!.id;
}

/** The part of an invoice that is not credited yet, and its value added tax. */
async function vatLeft({ tx }: Work, { id, leaseId }: Invoice): Promise<{ gross: Ore; vat: Ore }> {
  const all = await findInvoicesOf(tx, [leaseId]);
  const notes = all.filter(({ creditsId }) => creditsId === id).map((note) => note.id);
  const lines = await findLines(tx, [id, ...notes]);
  const charged = lines.get(id) ?? [];
  const credited = notes.flatMap((note) => lines.get(note) ?? []);
  const sumOf = (what: 'amount' | 'vat') =>
    charged.reduce((sum, line) => sum + line[what], 0n) -
    credited.reduce((sum, line) => sum + line[what], 0n);
  return { gross: sumOf('amount'), vat: sumOf('vat') };
}
