import type { Ore } from '@husvaer/domain/kernel/money';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { earliestAdjustment } from '@husvaer/domain/leases/rent-adjustment';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { recordLeaseEvent } from '../history/record.ts';
import type { LeaseView } from '../lease-view.ts';
import { recordGuaranteeAct } from '../record-guarantee-act.ts';
import { addRent, type RentChange } from '../rents/store.ts';
import { requireRunning, type AgreedLease } from '../load-running-lease-for-update.ts';

/** The rent that was announced last, or the agreed one, and since when. */
export const lastRentOf = ({
  rents,
  monthlyRent,
  startsOn,
}: LeaseView): { amount: Ore; since: string } => ({
  amount: rents.at(-1)?.amount ?? monthlyRent,
  since: rents.at(-1)?.takesEffectOn ?? startsOn,
});

/** The first day of a rent that is announced today. */
export const earliestRentOf = (lease: LeaseView): string =>
  earliestAdjustment(
    { lastSetOn: lastRentOf(lease).since, announcedOn: lease.today },
    tenancyLawOn(lease.startsOn),
  );

/**
 * Refuses a rent that may not be announced today. Throws `leases.not_running`, `leases.too_early`,
 * `leases.same_rent` and, for a day after the last, `leases.ends_already`.
 */
export function requireAnnounceable(
  lease: LeaseView,
  { takesEffectOn, amount }: Pick<RentChange, 'takesEffectOn' | 'amount'>,
): void {
  requireRunning(lease);
  const earliest = earliestRentOf(lease);
  if (takesEffectOn < earliest) throw leaseErrors.too_early({ earliest });
  if (amount === lastRentOf(lease).amount) throw leaseErrors.same_rent();
  const { endsOn } = lease;
  if (endsOn !== null && takesEffectOn > endsOn) throw leaseErrors.ends_already({ endsOn });
}

/** Announces the rent of a locked lease from a day on. Throws as {@link requireAnnounceable} does. */
export async function announceRent(
  work: Work,
  { lease, about }: AgreedLease,
  rent: Pick<RentChange, 'takesEffectOn' | 'amount' | 'indexFrom' | 'indexTo'>,
): Promise<void> {
  requireAnnounceable(lease, rent);
  const { takesEffectOn, amount } = rent;
  const change = { ...rent, leaseId: lease.id, announcedOn: lease.today };
  await addRent(work.tx, change, accountIdOf(work.viewer));
  await recordLeaseEvent(work, about, 'rent_adjusted', {
    takesEffectOn,
    from: String(lastRentOf(lease).amount),
    to: String(amount),
  });
  await recordGuaranteeAct(work, { ...about, assignmentId: lease.assignment.id });
}
