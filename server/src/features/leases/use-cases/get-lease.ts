import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy } from '../../properties/public.ts';
import { viewLeases, type LeaseView } from '../lease-view.ts';

/** A lease, for its parties. Throws `leases.not_found` for others. */
export async function getLease(work: ReadWork, id: string): Promise<LeaseView> {
  const { viewer } = work;
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const [lease] = await viewLeases(work, viewer, [id]);
  if (!lease) throw leaseErrors.not_found();
  return lease;
}
