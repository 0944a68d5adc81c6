import { leaseErrors } from '@husvaer/domain/leases/errors';

import { consentToBrokeringOf, loadReadableLeaseForUpdate } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { awaitsBrokeringConsent } from '../awaits-brokering-consent.ts';

/**
 * Lets the brokering commission of a signed lease be taken off the rent. Only its landlord may, and only after
 * the lease is made (eiendomsmeglingsloven § 7-4 third paragraph). Throws `leases.not_found` for others, and
 * when there is nothing to consent to.
 */
export async function consentToBrokering(work: Work, leaseId: string): Promise<void> {
  const lease = await loadReadableLeaseForUpdate(work, leaseId);
  // A repeated request has no effect.
  if (lease.side === 'landlord' && lease.brokeringConsentedAt) return;
  if (lease.side !== 'landlord' || lease.paper !== 'signed' || !awaitsBrokeringConsent(lease))
    throw leaseErrors.not_found();
  const { partnerId } = lease.property;
  await consentToBrokeringOf(work, { leaseId, partnerId });
}
