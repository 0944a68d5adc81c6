import { leaseErrors } from '@husvaer/domain/leases/errors';
import { LIST_VIEWS_MAX } from '@husvaer/domain/leases/list-view';

import type { Work } from '../../../../platform/work.ts';
import { findViews, insertView, lockViews, updateView } from '../store.ts';
import { viewsOf } from '../views.ts';

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
