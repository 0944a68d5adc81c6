import type { Ore } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { adjustedRent } from '@husvaer/domain/leases/rent-adjustment';

import type { ReadWork, Work } from '../../../../platform/work.ts';
import { CLAUSES, aboutLease, sendLetter } from '../../../lease-documents/public.ts';
import {
  announceRent,
  earliestRentOf,
  lastRentOf,
  type LeaseView,
  requireAnnounceable,
  requireRunning,
  loadRunningLeaseForSystem,
  type RentChange,
} from '../../../leases/public.ts';
import { findIndexes, findLatestIndex } from '../store.ts';

/** The rent that the price index allows, and the first possible day. */
export type Adjustment = Omit<RentChange, 'leaseId' | 'announcedOn'> & { from: Ore };

/** The possible adjustments of these leases, in two statements. */
export async function findAdjustments(
  { tx }: ReadWork,
  leases: readonly LeaseView[],
): Promise<(lease: LeaseView) => Adjustment | null> {
  const known = await findIndexes(tx, [...new Set(leases.map(indexMonthOf))]);
  const indexTo = await findLatestIndex(tx);
  return (lease) => {
    const month = indexMonthOf(lease);
    const indexFrom = known.get(month);
    if (!indexFrom || !indexTo || indexTo.month <= month) return null;
    const { amount: from } = lastRentOf(lease);
    const amount = adjustedRent(from, { from: indexFrom, to: indexTo });
    return { from, amount, takesEffectOn: earliestRentOf(lease), indexFrom, indexTo };
  };
}

/** The month whose index the rent is based on. */
const indexMonthOf = (lease: LeaseView): string =>
  lease.rents.at(-1)?.indexTo.month ?? monthBefore(lastRentOf(lease).since);

/**
 * The rent from a day on, by the possible adjustment. Throws `leases.not_running`, `leases.no_index`,
 * `leases.too_early`, `leases.same_rent` and, for a day after the last, `leases.ends_already`.
 */
export function adjustmentOn(
  lease: LeaseView,
  possible: (lease: LeaseView) => Adjustment | null,
  takesEffectOn: string,
): Adjustment {
  requireRunning(lease);
  const adjustment = possible(lease);
  if (!adjustment) throw leaseErrors.no_index({ month: indexMonthOf(lease) });
  const wanted = { ...adjustment, takesEffectOn };
  requireAnnounceable(lease, wanted);
  return wanted;
}

/**
 * Announces a rent by the price index and sends the letter to all parties. Either side may. `expected` is the
 * amount that the user was shown. Throws what {@link adjustmentOn} does, and `leases.other_rent` when the
 * amount is different now.
 */
export async function adjustRent(
  work: Work,
  {
    id,
    takesEffectOn,
    language,
    expected,
  }: { id: string; takesEffectOn: string; language: 'en' | 'no'; expected?: Ore },
): Promise<void> {
  const running = await loadRunningLeaseForSystem(work, id);
  const { lease } = running;
  const possible = await findAdjustments(work, [lease]);
  const adjustment = adjustmentOn(lease, possible, takesEffectOn);
  const { from, amount: to, indexFrom, indexTo } = adjustment;
  if (expected !== undefined && expected !== to)
    throw leaseErrors.other_rent({ amount: String(to) });
  await announceRent(work, running, adjustment);
  const facts = {
    ...(await aboutLease(work, lease)),
    from,
    to,
    announcedOn: lease.today,
    takesEffectOn,
    indexFrom,
    indexTo,
  };
  const { later } = CLAUSES;
  const text = { en: later.en.rentAdjustment(facts), no: later.no.rentAdjustment(facts) };
  await sendLetter(work, lease, { kind: 'rent_adjustment', text, language });
}

/** The month before a day's, as `2026-10`. */
function monthBefore(day: string): string {
  return Temporal.PlainDate.from(day).toPlainYearMonth().subtract({ months: 1 }).toString();
}
