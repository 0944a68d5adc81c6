import { linesLeft } from '@husvaer/domain/billing/lines-left';
import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { findInvoicesOf, findLines, type Invoice } from '../../invoices/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import { notifyOfLoss, type ReductionOfClaim } from '../../payments/public.ts';
import type { Work } from '../../../platform/work.ts';
import { creditLines, linesWorth } from '../issuing/credit.ts';

/**
 * Credits an amount of what is left of a claim, from its last line on, and notifies the landlord of rent. The caller
 * has locked the lease's billing.
 */
export async function creditByPerson(
  work: Work,
  {
    rent,
    invoice,
    amount,
    reason,
  }: { rent: LeaseRent; invoice: Invoice; amount: bigint; reason: string },
): Promise<void> {
  const { tx } = work;
  const all = await findInvoicesOf(tx, [invoice.leaseId]);
  const notes = all.filter(({ creditsId }) => creditsId === invoice.id).map(({ id }) => id);
  const lines = await findLines(tx, [invoice.id, ...notes]);
  const credited = notes.flatMap((id) => lines.get(id) ?? []);
  const left = linesLeft(lines.get(invoice.id) ?? [], credited);
  await creditLines(work, { rent, invoice, lines: linesWorth(left, amount), reason });
  if (invoice.kind === 'rent') await notifyOfLoss(work, rent, { kind: 'credit' });
}

/** Credits what a second person agreed to. */
export async function bookAgreedCredit(
  work: Work,
  { reduction: { amount, reason }, invoice, rent }: ReductionOfClaim,
): Promise<void> {
  if (reason === null) throw invoicingErrors.reduction_changed();
  await creditByPerson(work, { rent, invoice, amount, reason });
}
