import { leasePath } from '@husvaer/domain/leases/paths';
import type { Bearer, ReductionKind } from '@husvaer/domain/payments/reductions';

import type { LeaseRent } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';

const NOTICES = {
  write_off: 'rent_written_off',
  credit: 'rent_credited',
  received_directly: 'rent_recorded_received',
  discount: 'rent_discounted',
} as const;

/** Notifies a landlord that others reduced what tenants owe, and that the landlord is paid less. */
export async function notifyOfLoss(
  work: Work,
  { leaseId, property: { landlordId, name, partnerId } }: LeaseRent,
  { kind, borneBy = null }: { kind: ReductionKind; borneBy?: Bearer | null },
): Promise<void> {
  if (borneBy === 'agency' || landlordId === accountIdOf(work.viewer)) return;
  await notify(work, {
    accountId: landlordId,
    kind: NOTICES[kind],
    params: { title: name },
    path: leasePath({ id: leaseId, partnerId }),
  });
}
