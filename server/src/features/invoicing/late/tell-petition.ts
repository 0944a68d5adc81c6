import { leasePath } from '@husvaer/domain/leases/paths';
import type { NotificationKind } from '@husvaer/domain/notifications/notification';

import { findLeaseRents, type LeaseRent } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Work } from '../../../platform/work.ts';
import type { RentLetter } from './store.ts';

/** Tells whoever lets that a petition is ready to be signed and sent; nothing goes to the tenant from here. */
export async function tellPetition(work: Work, { leaseId }: RentLetter): Promise<boolean> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (rent) await tellLettingSide(work, rent, 'petition_ready');
  return rent !== undefined;
}

/** Tells a lease's landlord and its agent. */
export async function tellLettingSide(
  work: Work,
  { leaseId, property, assignment }: LeaseRent,
  kind: NotificationKind,
): Promise<void> {
  for (const accountId of new Set([property.landlordId, assignment.agentId ?? property.landlordId]))
    await notify(work, {
      accountId,
      kind,
      params: { title: property.name },
      path: leasePath({ id: leaseId, partnerId: property.partnerId }),
    });
}
