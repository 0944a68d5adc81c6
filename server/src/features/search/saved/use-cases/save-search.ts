import { accountErrors } from '@husvaer/domain/accounts/errors';
import { searchErrors } from '@husvaer/domain/search/errors';
import type { SearchQuery } from '@husvaer/domain/search/query';
import {
  SAVED_SEARCHES_MAX,
  type Frequency,
  type SentQuery,
} from '@husvaer/domain/search/saved-search';

import type { AccountViewer, Viewer } from '../../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { searchPolicy } from '../../policy.ts';
import {
  changeSavedSearch,
  findSavedSearches,
  deleteSavedSearch,
  saveSearch,
  type SavedSearch,
} from '../store.ts';

export interface NewSavedSearch {
  name: string;
  frequency: Frequency;
  language: 'en' | 'no';
  /** As it was sent, and as it was read. */
  sent: SentQuery;
  query: SearchQuery;
}

/** Keeps a search. The same one again is changed. Throws `search.too_many_saved`. */
export async function addSavedSearch(work: Work, search: NewSavedSearch): Promise<SavedSearch> {
  const owner = ownerIn(work.viewer);
  const saved = await saveSearch(work.tx, {
    ...search,
    id: work.newId(),
    accountId: owner.id,
    createdAt: work.clock.now(),
  });
  const all = await findSavedSearches(work.tx, owner.id);
  if (all.length > SAVED_SEARCHES_MAX)
    throw searchErrors.too_many_saved({ maximum: SAVED_SEARCHES_MAX });
  return saved;
}

export async function getSavedSearches({ tx, viewer }: ReadWork): Promise<SavedSearch[]> {
  return findSavedSearches(tx, ownerIn(viewer).id);
}

/** Throws `search.saved_search_not_found`, for another's as for none. */
export async function updateSavedSearch(
  { tx, viewer }: Work,
  { id, change }: { id: string; change: Parameters<typeof changeSavedSearch>[2] },
): Promise<SavedSearch> {
  const changed = await changeSavedSearch(tx, { id, accountId: ownerIn(viewer).id }, change);
  if (!changed) throw searchErrors.saved_search_not_found();
  return changed;
}

/** Throws `search.saved_search_not_found`, for another's as for none. */
export async function removeSavedSearch({ tx, viewer }: Work, id: string): Promise<void> {
  if (!(await deleteSavedSearch(tx, { id, accountId: ownerIn(viewer).id })))
    throw searchErrors.saved_search_not_found();
}

function ownerIn(viewer: Viewer): AccountViewer {
  if (!searchPolicy.save(viewer)) throw accountErrors.login_required();
  return viewer;
}
