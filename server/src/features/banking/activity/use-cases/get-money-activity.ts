import { findPeople } from '../../../accounts/public.ts';
import { findLeaseRents, type LeaseRent } from '../../../leases/public.ts';
import { requireBookToApprove } from '../../../payouts/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findActivities, type StoredActivity } from '../store.ts';

/** What somebody did with an agency's money, as pages show it. */
export interface Activity extends StoredActivity {
  byName: string | null;
  rent: LeaseRent | null;
}

/**
 * All that decides where an agency's money goes, the latest first: for those who see it, and for its approvers.
 * Throws `ledger.not_found`.
 */
export async function getMoneyActivity(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null; limit: number; skip: number },
): Promise<{ data: Activity[]; total: number }> {
  const { tx } = work;
  const { id: bookId } = await requireBookToApprove(work, partnerId);
  const { activities, total } = await findActivities(tx, { bookId, partnerId, ...page });
  const people = await findPeople(tx, [...new Set(activities.flatMap(({ byId }) => byId ?? []))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rents = await findLeaseRents(tx, [
    ...new Set(activities.flatMap(({ leaseId }) => leaseId ?? [])),
  ]);
  const data = activities.map((activity) => ({
    ...activity,
    byName: names.get(activity.byId ?? '') ?? null,
    rent: rents.get(activity.leaseId ?? '') ?? null,
  }));
  return { data, total };
}
