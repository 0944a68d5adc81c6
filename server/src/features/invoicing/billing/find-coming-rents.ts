import type { RentPeriod } from '@husvaer/domain/invoicing/periods';

import type { LeaseRent } from '../../leases/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { nextPeriod } from './plan.ts';
import { findBilling, findCharges } from './store.ts';

/** What a lease will be invoiced for by a day and is not yet, as it stands now; none where nobody invoices it. */
export async function findComingRents(
  tx: ReadTx,
  rent: LeaseRent,
  until: string,
): Promise<RentPeriod[]> {
  const billing = await findBilling(tx, rent.leaseId);
  if (!billing) return [];
  const charges = await findCharges(tx, [rent.leaseId]);
  const coming: RentPeriod[] = [];
  let period = nextPeriod(rent, charges, billing.invoicedTo);
  while (period && period.dueOn <= until) {
    coming.push(period);
    period = nextPeriod(rent, charges, period.to);
  }
  return coming;
}
