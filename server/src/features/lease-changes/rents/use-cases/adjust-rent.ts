import type { Ore } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { adjustedRent, earliestAdjustment } from '@husvaer/domain/leases/rent-adjustment';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { accountIdOf } from '../../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { CLAUSES, aboutLease, sendLetter } from '../../../lease-documents/public.ts';
import {
  recordGuaranteeAct,
  recordLeaseEvent,
  type LeaseView,
  requireRunning,
  loadRunningLeaseForSystem,
  addRent,
  findIndexes,
  findLatestIndex,
  type RentChange,
} from '../../../leases/public.ts';

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
    const from = lastRentOf(lease);
    const takesEffectOn = earliestAdjustment(
      { lastSetOn: lastSetOn(lease), announcedOn: lease.today },
      tenancyLawOn(lease.startsOn),
    );
    const amount = adjustedRent(from, { from: indexFrom, to: indexTo });
    return { from, amount, takesEffectOn, indexFrom, indexTo };
  };
}

const lastSetOn = ({ rents, startsOn }: LeaseView): string =>
  rents.at(-1)?.takesEffectOn ?? startsOn;

const lastRentOf = ({ rents, monthlyRent }: LeaseView): Ore => rents.at(-1)?.amount ?? monthlyRent;

/** The month whose index the rent is based on. */
const indexMonthOf = (lease: LeaseView): string =>
  lease.rents.at(-1)?.indexTo.month ?? monthBefore(lastSetOn(lease));

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
  const { takesEffectOn: earliest, from, amount } = adjustment;
  if (takesEffectOn < earliest) throw leaseErrors.too_early({ earliest });
  if (amount === from) throw leaseErrors.same_rent();
  const { endsOn } = lease;
  if (endsOn !== null && takesEffectOn > endsOn) throw leaseErrors.ends_already({ endsOn });
  return { ...adjustment, takesEffectOn };
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
  const { lease, about } = await loadRunningLeaseForSystem(work, id);
  const possible = await findAdjustments(work, [lease]);
  const { from, amount: to, indexFrom, indexTo } = adjustmentOn(lease, possible, takesEffectOn);
  if (expected !== undefined && expected !== to)
    throw leaseErrors.other_rent({ amount: String(to) });
  const announcedOn = lease.today;
  const change = { leaseId: id, takesEffectOn, amount: to, announcedOn, indexFrom, indexTo };
  await addRent(work.tx, change, accountIdOf(work.viewer));
  const facts = {
    ...(await aboutLease(work, lease)),
    from,
    to,
    announcedOn,
    takesEffectOn,
    indexFrom,
    indexTo,
  };
  const { later } = CLAUSES;
  const text = { en: later.en.rentAdjustment(facts), no: later.no.rentAdjustment(facts) };
  await sendLetter(work, lease, { kind: 'rent_adjustment', text, language });
  await recordLeaseEvent(work, about, 'rent_adjusted', {
    takesEffectOn,
    from: String(from),
    to: String(to),
  });
  await recordGuaranteeAct(work, { ...about, assignmentId: lease.assignment.id });
}

/** The month before a day's, as `2026-10`. */
function monthBefore(day: string): string {
  return Temporal.PlainDate.from(day).toPlainYearMonth().subtract({ months: 1 }).toString();
}
