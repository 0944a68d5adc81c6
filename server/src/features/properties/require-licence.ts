import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { AssignmentTerms } from '@husvaer/domain/properties/assignment';

import { findPartner } from '../partners/public.ts';
import type { ReadTx } from '../../platform/db/tx.ts';

/**
 * Finding a tenant for a landlord is brokering (eiendomsmeglingsloven § 1-2, second paragraph, no. 2), which
 * needs a licence (§ 2-1). Throws `leases.licence_missing` if the assignment has it and the agency has stated none.
 */
export async function requireLicence(
  tx: ReadTx,
  partnerId: string | null,
  { brokering }: Pick<AssignmentTerms, 'brokering'>,
): Promise<void> {
  if (partnerId === null || brokering === null) return;
  const partner = await findPartner(tx, partnerId);
  if (!partner?.licence) throw leaseErrors.licence_missing();
}
