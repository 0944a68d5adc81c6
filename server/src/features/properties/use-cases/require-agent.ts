import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy } from '../policy.ts';

/** Throws unless the viewer is an agent of the agency. */
export function requireAgent({ viewer }: ReadWork, partnerId: string): void {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  if (viewer.kind !== 'account' || !leasePolicy.seeForPartner(viewer, partnerId))
    throw leaseErrors.not_found();
}
