import type { ReadWork } from '../../../../platform/work.ts';
import { findSavedSearches, type SavedSearch } from '../store.ts';
import { requireSearchOwner } from '../search-owner.ts';

export async function getSavedSearches({ tx, viewer }: ReadWork): Promise<SavedSearch[]> {
  return findSavedSearches(tx, requireSearchOwner(viewer).id);
}
