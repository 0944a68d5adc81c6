import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { LIST_VIEWS_MAX, type ListView } from '@husvaer/domain/leases/list-view';

import type { ReadWork, Work } from '../../../platform/work.ts';
import { expectAgent } from '../../properties/public.ts';
import { findViews, insertView, lockViews, removeView, updateView, type ViewsOf } from './store.ts';

/** The saved views of one list, the oldest first. Throws `leases.not_found` for another's agency. */
export const getLeaseListViews = (
  work: ReadWork,
  { partnerId }: { partnerId: string | null },
): Promise<ListView[]> => findViews(work.tx, viewsOf(work, partnerId));

/**
 * Saves a view of a list: a new one, or one that exists. Another of its name goes. Throws
 * `leases.too_many_views`, and `leases.not_found` where it is nobody's or another's.
 */
export async function saveLeaseListView(
  work: Work,
  view: { _id?: string | null; partnerId?: string | null; name: string; query: string },
): Promise<{ partnerId: string | null }> {
  const { _id: id, partnerId = null, name, query } = view;
  const of = viewsOf(work, partnerId);
  await lockViews(work.tx, of);
  if (id) {
    if (!(await updateView(work.tx, of, { id, name, query }))) throw leaseErrors.not_found();
  } else {
    const createdAt = work.clock.now();
    await insertView(work.tx, of, { id: work.newId(), name, query, createdAt });
    const views = await findViews(work.tx, of);
    if (views.length > LIST_VIEWS_MAX) throw leaseErrors.too_many_views({ most: LIST_VIEWS_MAX });
  }
  return { partnerId };
}

/** Removes a view of one's own. Throws `leases.not_found` for another's. */
export async function removeLeaseListView({ tx, viewer }: Work, id: string): Promise<void> {
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  if (!(await removeView(tx, id, viewer.id))) throw leaseErrors.not_found();
}

/** Whose views they are. A partner's system has none. */
function viewsOf(work: ReadWork, partnerId: string | null): ViewsOf {
  const { viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  if (partnerId !== null) expectAgent(work, partnerId);
  return { accountId: viewer.id, partnerId };
}
