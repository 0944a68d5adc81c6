import { searchErrors } from '@husvaer/domain/search/errors';
import type { SearchQuery } from '@husvaer/domain/search/query';
import {
  SAVED_SEARCHES_MAX,
  type Frequency,
  type SentQuery,
} from '@husvaer/domain/search/saved-search';

import type { Work } from '../../../../platform/work.ts';
import { findSavedSearches, saveSearch, type SavedSearch } from '../store.ts';
import { requireSearchOwner } from '../search-owner.ts';

interface NewSavedSearch {
  name: string;
  frequency: Frequency;
  language: 'en' | 'no';
  /** As it was sent, and as it was parsed. */
  sent: SentQuery;
  query: SearchQuery;
}

/** Saves a search; the same search again is changed. Throws `search.too_many_saved`. */
export async function addSavedSearch(work: Work, search: NewSavedSearch): Promise<SavedSearch> {
  const owner = requireSearchOwner(work.viewer);
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
