import { searchErrors } from '@husvaer/domain/search/errors';

import type { Work } from '../../../../platform/work.ts';
import { changeSavedSearch, type SavedSearch } from '../store.ts';
import { requireSearchOwner } from '../search-owner.ts';

/** Throws `search.saved_search_not_found`, also for another account's search. */
export async function updateSavedSearch(
  { tx, viewer }: Work,
  { id, change }: { id: string; change: Parameters<typeof changeSavedSearch>[2] },
): Promise<SavedSearch> {
  const changed = await changeSavedSearch(
    tx,
    { id, accountId: requireSearchOwner(viewer).id },
    change,
  );
  if (!changed) throw searchErrors.saved_search_not_found();
  return changed;
}
