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
import { findWritable, refusalOf, type Refusal } from '../to-each.ts';

/** What a rent becomes on a day by the price index, or why it does not. */
export interface PreviewedRent {
  leaseId: string;
  /** As it is today; null of a lease that is not the viewer’s to write. */
  rent: Ore | null;
  adjustment: Adjustment | null;
  refusal: Refusal | null;
}

/**
 * What the rents of these leases become on a day, by default the first of the month that a letter of
 * today is in time for. Throws `leases.not_found` when the viewer writes the papers of none of them.
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
