import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import type { LeaseCharges } from '@husvaer/domain/billing/charges';
import { addDays, addMonths } from '@husvaer/domain/kernel/dates';

import { recordActs } from '../../ledger/public.ts';
import { getLease } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { notifyParties, lockBilling } from '../../invoices/public.ts';
import { findCharges, setCharges, type Charge } from '../store.ts';

/**
 * Sets the monthly amounts on account of use, from a day on that is not invoiced yet. Notifies the tenants
 * when they pay more than before. Throws `invoicing.not_in_lease` for a cost that the lease does not leave to
 * its tenants (husleieloven § 3-4), and `invoicing.already_invoiced`.
 */
export async function setLeaseCharges(
  work: Work,
  { contractId, since, charges }: LeaseCharges,
): Promise<void> {
  const lease = await getLease(work, contractId);
  const { mayWrite, useCosts } = lease;
  if (!mayWrite) throw invoicingErrors.not_found();
  const foreign = charges.find(({ cost }) => !useCosts.includes(cost));
  if (foreign) throw invoicingErrors.not_in_lease({ cost: foreign.cost });
  const [billing] = await lockBilling(work.tx, [contractId]);
  if (billing && since <= billing.invoicedTo)
    throw invoicingErrors.already_invoiced({ since: addDays(billing.invoicedTo, 1) });
  const before = await findCharges(work.tx, [contractId]);
  await setCharges(work.tx, contractId, since, charges);
  if (billing)
    await recordActs(work, 'changed_day', {
      bookId: billing.bookId,
      ids: [contractId],
      // The first rent with these amounts is due within a month.
      touchesTo: addMonths(since, 1),
    });
  const paid = before.filter((one) => one.since <= since && (one.until ?? since) >= since);
  if (sumOf(charges) > sumOf(paid)) await notifyParties(work, lease, 'coming_rent_raised');
}

const sumOf = (charges: readonly Pick<Charge, 'amount'>[]): bigint =>
  charges.reduce((sum, { amount }) => sum + amount, 0n);
