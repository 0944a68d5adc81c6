import { leasePath } from '@husvaer/domain/leases/paths';
import type { Bearer } from '@husvaer/domain/payments/reductions';

import type { LeaseRent } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';

/** Notifies a landlord that others wrote off rent, and that the landlord bears the loss. */
export async function notifyOfLoss(
  work: Work,
  { leaseId, property: { landlordId, name, partnerId } }: LeaseRent,
  borneBy: Bearer | null,
): Promise<void> {
  if (borneBy !== 'landlord' || landlordId === accountIdOf(work.viewer)) return;
  await notify(work, {
    ...{ accountId: landlordId, kind: 'rent_written_off', params: { title: name } },
    path: leasePath({ id: leaseId, partnerId }),
  });
}
