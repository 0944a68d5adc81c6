import type { ListView } from '@husvaer/domain/leases/list-view';

import type { ReadWork } from '../../../../platform/work.ts';
import { findViews } from '../store.ts';
import { viewsOf } from '../views.ts';

/** The saved views of one list, oldest first. Throws `leases.not_found` for another agency. */
export const getLeaseListViews = (
  work: ReadWork,
  { partnerId }: { partnerId: string | null },
): Promise<ListView[]> => findViews(work.tx, viewsOf(work, partnerId));
