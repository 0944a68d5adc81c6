import type { ListingState } from '@husvaer/domain/listings/states';

/** Listings per page. */
export const PAGE = 12;

/** The filters of the list. */
export interface Filters {
  /** Null for all states. */
  state: ListingState | null;
  search: string;
  /** All listings of this partner, for its agents; null for the user's own. */
  partnerId: string | null;
}
