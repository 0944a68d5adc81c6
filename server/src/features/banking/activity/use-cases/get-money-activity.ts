import type { ActivityCursor } from '@husvaer/domain/banking/activity';

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

/** A page of the feed. */
export interface Activities {
  data: Activity[];
  /** The last entry of the page if there are more. */
  last: ActivityCursor | null;
}

/**
 * All that decides where an agency's money goes, the latest first: for those who see it, and for its approvers.
 * Throws `ledger.not_found`.
 */
export async function getMoneyActivity(
  work: ReadWork,
  page: { partnerId: string | null; after: ActivityCursor | null; limit: number },
): Promise<Activities> {
  const { tx } = work;
  const { partnerId, after, limit } = page;
  const { id: bookId } = await requireBookToApprove(work, partnerId);
  // One more shows whether there is a next page.
  const found = await findActivities(tx, { bookId, partnerId, after, limit: limit + 1 });
  const activities = found.slice(0, limit);
  const people = await findPeople(tx, [...new Set(activities.flatMap(({ byId }) => byId ?? []))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rents = await findLeaseRents(tx, [
    ...new Set(activities.flatMap(({ leaseId }) => leaseId ?? [])),
  ]);
  return {
    data: activities.map((activity) => ({
      ...activity,
      byName: names.get(activity.byId ?? '') ?? null,
      rent: rents.get(activity.leaseId ?? '') ?? null,
    })),
    last: found.length > limit ? activities.at(-1)! : null,
  };
}
