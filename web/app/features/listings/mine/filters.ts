import type { ListingState } from '@husvaer/domain/listings/states';

/** Listings that are shown at a time. */
export const PAGE = 12;

/** What the list is of. */
export interface Filters {
  /** Null: all of them. */
  state: ListingState | null;
  search: string;
  /** All that this partner lets, for its agents; null: one's own. */
  partnerId: string | null;
}
