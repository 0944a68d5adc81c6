import { oreToKroner } from '@husvaer/domain/kernel/money';

import type { ReadWork } from '../../platform/work.ts';
import { findAllLeaseIds } from './list/store.ts';
import { findLeases } from './store.ts';

/** The leases that an account rents or lets under, for the owner's data export. */
export async function getOwnLeases({ tx }: ReadWork, accountId: string) {
  const rented = await findAllLeaseIds(tx, { tenantId: accountId });
  const let_ = await findAllLeaseIds(tx, { landlordId: accountId });
  const leases = await findLeases(tx, [...rented, ...let_]);
  return leases.map(({ id, startsOn, endsOn, paper, monthlyRent }) => ({
    as: rented.includes(id) ? 'tenant' : 'landlord',
    startsOn,
    endsOn,
    paper,
    monthlyRent: oreToKroner(monthlyRent),
  }));
}
