import type { ReadWork } from '../../../../platform/work.ts';
import { findSavedSearches, type SavedSearch } from '../store.ts';
import { ownerIn } from '../search-owner.ts';

export async function getSavedSearches({ tx, viewer }: ReadWork): Promise<SavedSearch[]> {
  return findSavedSearches(tx, ownerIn(viewer).id);
}
