import type {
  ComingRent,
  InvoiceChange,
  SingleLine,
  comingInvoiceChange,
} from '@husvaer/domain/billing/coming-invoice';
import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { addDays } from '@husvaer/domain/kernel/dates';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';
import type { z } from 'zod';

import { recordActs } from '../../ledger/public.ts';
import { findLeaseRents, getLease } from '../../leases/public.ts';
import { requireDrawableFields } from '../../../platform/pdf/undrawable.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyParties, isWriting, lockBilling, planBilling } from '../../invoices/public.ts';
import { notifyOfLoss, recordDiscount } from '../../payments/public.ts';
import { setChange } from '../coming/store.ts';
import { findPlan } from '../plans/find-plans.ts';
import { nextRent } from '../plans/plan.ts';
import { comingInvoices } from '../coming-invoices.ts';

/**
 * Changes the due day and the extra lines of one invoice that is not sent yet. Notifies the tenants when they
 * pay more than before, and the landlord when others give a discount. Throws `invoicing.not_found`, `invoicing.already_invoiced`, `invoicing.wrong_day` for
 * a day before the lease's or after the next rent's, `invoicing.too_much` for discounts above the amount to
 * pay, `invoicing.discount_too_large` for more than one person gives alone, and `request.undrawable`.
 */
export async function changeComingInvoice(
  work: Work,
  { contractId, ...change }: z.output<typeof comingInvoiceChange>,
): Promise<void> {
  const { tx, clock, newId, viewer } = work;
  const lease = await getLease(work, contractId);
  if (!isWriting(lease)) throw invoicingErrors.not_found();
  requireDrawableFields(
    Object.fromEntries(change.lines.map(({ name }, index) => [`lines.${index}.name`, name])),
  );
  const [billing] = await lockBilling(tx, [contractId]);
  const rent = (await findLeaseRents(tx, [contractId])).get(contractId);
  if (!billing || !rent) throw invoicingErrors.not_found();
  const { month, dueOn } = change;
  if (month <= billing.invoicedTo)
    throw invoicingErrors.already_invoiced({ since: addDays(billing.invoicedTo, 1) });
  const plan = await findPlan(tx, contractId);
  const before = comingInvoices(rent, plan, billing).find((coming) => coming.month === month);
  if (!before) throw invoicingErrors.not_found();
  const { dueOnByLease: since, latestDueOn: until } = before;
  if (dueOn !== null && (dueOn < since || dueOn > until))
    throw invoicingErrors.wrong_day({ since, until });
  expectDiscountsWithin(before, change);
  // A smaller discount than before gives nothing back: what was reduced alone stays reduced alone.
  const given = discountOf(change.lines) - discountOf(before.change?.lines ?? []);
  if (given > 0n) {
    await recordDiscount(work, { bookId: billing.bookId, rent, amount: given });
    await notifyOfLoss(work, rent, { kind: 'discount' });
  }
  const requestedDueOn = dueOn === null ? null : businessDayFrom(dueOn);
  await recordActs(work, 'changed_day', {
    bookId: billing.bookId,
    ids: [contractId],
    touchesTo: requestedDueOn ?? since,
  });
  const by = viewer.kind === 'account' ? viewer.id : null;
  // The lease's own due day is not a change.
  const input = { ...change, dueOn: requestedDueOn === since ? null : requestedDueOn };
  await setChange(tx, input, { id: newId(), leaseId: contractId, by, at: clock.now() });
  const changed = await findPlan(tx, contractId);
  const next = nextRent(rent, changed, billing.invoicedTo);
  await planBilling(tx, { ...billing, nextDueOn: next?.dueOn ?? null });
  const after = comingInvoices(rent, changed, billing).find((coming) => coming.month === month)!;
  if (after.total > before.total) await notifyParties(work, lease, 'coming_rent_raised');
}

function expectDiscountsWithin({ lines }: ComingRent, { lines: input }: InvoiceChange): void {
  const most = sumOf(lines) + sumOf(input.filter(({ kind }) => kind === 'extra'));
  if (discountOf(input) > most) throw invoicingErrors.too_much({ maximum: oreToKroner(most) });
}

const sumOf = (all: readonly { amount: bigint }[]): bigint =>
  all.reduce((sum, { amount }) => sum + amount, 0n);

const discountOf = (lines: readonly SingleLine[]): bigint =>
  sumOf(lines.filter(({ kind }) => kind === 'discount'));
