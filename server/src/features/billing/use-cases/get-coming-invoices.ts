import { addDays } from '@husvaer/domain/kernel/dates';

import { findLeaseRents, getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findInvoicing, findBilling } from '../../invoices/public.ts';
import { findPlan } from '../plans/find-plans.ts';
import { type ComingInvoice, comingInvoices } from '../coming-invoices.ts';

/** The next rent invoices of a lease, for its parties; empty when the lease is not invoiced. */
export async function getComingInvoices(
  { tx, ...work }: ReadWork,
  contractId: string,
): Promise<ComingInvoice[]> {
  await getLease({ tx, ...work }, contractId);
  const billing = await findBilling(tx, contractId);
  const rent = (await findLeaseRents(tx, [contractId])).get(contractId);
  if (!billing || !rent) return [];
  const { leadDays } = await findInvoicing(tx, billing.bookId);
  return comingInvoices(rent, await findPlan(tx, contractId), billing).map((coming) => ({
    ...coming,
    sentOn: addDays(coming.dueOn, -leadDays),
  }));
}
