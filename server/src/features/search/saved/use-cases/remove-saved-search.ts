import { searchErrors } from '@husvaer/domain/search/errors';

import type { Work } from '../../../../platform/work.ts';
import { deleteSavedSearch } from '../store.ts';
import { requireSearchOwner } from '../search-owner.ts';

/** Throws `search.saved_search_not_found`, also for another account's search. */
export async function removeSavedSearch({ tx, viewer }: Work, id: string): Promise<void> {
  if (!(await deleteSavedSearch(tx, { id, accountId: requireSearchOwner(viewer).id })))
    throw searchErrors.saved_search_not_found();
}
