import type { Ore } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { usualAdjustmentDay } from '@husvaer/domain/leases/rent-adjustment';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import type { ReadWork } from '../../../../platform/work.ts';
import type { LeaseViewer } from '../../../properties/public.ts';
import {
  adjustmentOn,
  findAdjustments,
  type Adjustment,
} from '../../rents/use-cases/adjust-rent.ts';
import { rentOf, viewLeases } from '../../../leases/public.ts';
import { findWritable, refusalOf, type Refusal } from '../for-each-lease.ts';

/** The rent from a day on by the price index, or the refusal. */
export interface PreviewedRent {
  leaseId: string;
  /** The rent today; null for a lease that the viewer may not write. */
  rent: Ore | null;
  adjustment: Adjustment | null;
  refusal: Refusal | null;
}

/**
 * The rents of these leases from a day on; by default the first day of the month that a letter of today is in
 * time for. Throws `leases.not_found` when the viewer may write the documents of none of them.
 */
export async function getRentAdjustments(
  work: ReadWork,
  { ids, takesEffectOn }: { ids: readonly string[]; takesEffectOn: string | null },
): Promise<{ takesEffectOn: string; rents: PreviewedRent[] }> {
  const writable = await findWritable(work, ids);
  const today = work.clock.today().toString();
  const on = takesEffectOn ?? usualAdjustmentDay(today, tenancyLawOn(today));
  const leases = await viewLeases(work, work.viewer as LeaseViewer, [...writable]);
  const byId = new Map(leases.map((lease) => [lease.id, lease]));
  const possible = await findAdjustments(work, leases);
  const rents = ids.map((leaseId): PreviewedRent => {
    const lease = byId.get(leaseId);
    const rent = lease ? rentOf(lease) : null;
    try {
      if (!lease) throw leaseErrors.not_found();
      const adjustment = adjustmentOn(lease, possible, on);
      return { leaseId, rent, adjustment, refusal: null };
    } catch (error) {
      return { leaseId, rent, adjustment: null, refusal: refusalOf(error) };
    }
  });
  return { takesEffectOn: on, rents };
}
