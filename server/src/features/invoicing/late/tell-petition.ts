import { leasePath } from '@husvaer/domain/leases/paths';

import { findLeaseRents } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Work } from '../../../platform/work.ts';
import type { RentLetter } from './store.ts';

/** Tells whoever lets that a petition is ready to be signed and sent; nothing goes to the tenant from here. */
export async function tellPetition(work: Work, { leaseId }: RentLetter): Promise<boolean> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (!rent) return false;
  const { property, assignment } = rent;
  const accountIds = [property.landlordId, ...(assignment.agentId ? [assignment.agentId] : [])];
  for (const accountId of accountIds)
    await notify(work, {
      accountId,
      kind: 'petition_ready',
      params: { title: property.name },
      path: leasePath({ id: leaseId, partnerId: property.partnerId }),
    });
  return true;
}
