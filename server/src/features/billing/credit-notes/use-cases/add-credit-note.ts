import type { z } from 'zod';

import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { creditNote } from '@husvaer/domain/billing/credit-note';
import { linesLeft } from '@husvaer/domain/billing/lines-left';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { recordActs } from '../../../ledger/public.ts';
import { findLeaseRents } from '../../../leases/public.ts';
import { requireDrawableFields } from '../../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../../platform/work.ts';
import {
  isClaim,
  lockBilling,
  findInvoicesOf,
  findLines,
  isWriting,
  getReadableInvoice,
} from '../../../invoices/public.ts';
import { creditLines, linesWorth } from '../../issuing/credit.ts';

/**
 * Credits a claim, or part of it from its last line on, by a credit note. This also works for a paid claim,
 * whose money then pays the next one. Throws `invoicing.too_much` for more than is left of it, and
 * `request.undrawable`.
 */
export async function addCreditNote(
  work: Work,
  { invoiceId, amount: input, reason }: z.output<typeof creditNote>,
): Promise<void> {
  const { tx } = work;
  const { lease } = await getReadableInvoice(work, invoiceId);
  if (!isWriting(lease)) throw invoicingErrors.not_found();
  requireDrawableFields({ reason });
  await lockBilling(tx, [lease.id]);
  const { invoice } = await getReadableInvoice(work, invoiceId);
  const rent = (await findLeaseRents(tx, [lease.id])).get(lease.id);
  if (!rent || !isClaim(invoice)) throw invoicingErrors.not_found();
  const left = invoice.total - invoice.credited - invoice.lost;
  if (left <= 0n) throw invoicingErrors.already_settled();
  const amount = input ?? left;
  if (amount > left) throw invoicingErrors.too_much({ maximum: oreToKroner(left) });
  const all = await findInvoicesOf(tx, [lease.id]);
  const notes = all.filter(({ creditsId }) => creditsId === invoiceId).map(({ id }) => id);
  const lines = await findLines(tx, [invoiceId, ...notes]);
  const credited = notes.flatMap((id) => lines.get(id) ?? []);
  const stillThere = linesLeft(lines.get(invoiceId) ?? [], credited);
  await recordActs(work, 'credited', { bookId: invoice.bookId, ids: [lease.id] });
  await creditLines(work, { rent, invoice, lines: linesWorth(stillThere, amount), reason });
}
