import { leaseErrors } from '@husvaer/domain/leases/errors';
import { LIST_VIEWS_MAX } from '@husvaer/domain/leases/list-view';

import type { Work } from '../../../../platform/work.ts';
import { findViews, insertView, lockViews, updateView } from '../store.ts';
import { viewsOf } from '../views.ts';

/**
 * Saves a new or an existing view; it replaces another with the same name. Throws `leases.too_many_views`,
 * and `leases.not_found` when the view does not exist or is another's.
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
