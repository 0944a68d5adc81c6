/**
 * A listing's states:
 * - `draft`: being written, seen by its owner alone;
 * - `published`: in search, on the map and open to search engines;
 * - `active`: complete and open to whoever has the link, but not in search (a viewing is under way);
 * - `inactive`: withdrawn: its page says that it is gone.
 */
export const LISTING_STATES = ['draft', 'active', 'inactive', 'published'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/**
 * Where a listing may go from each state; docs/listing-states.md draws it. Deleting is no state: a
 * draft is gone, and a home that has been public stays withdrawn for good, out of its owner's sight.
 */
export const LISTING_TRANSITIONS: Record<ListingState, readonly ListingState[]> = {
  draft: ['active', 'published'],
  active: ['published', 'inactive'],
  published: ['active', 'inactive'],
  inactive: ['active', 'published'],
};

export const canBecome = (from: ListingState, to: ListingState): boolean =>
  LISTING_TRANSITIONS[from].includes(to);

/** States in which anybody with the address may open the listing's page. */
export const OPEN_STATES: readonly ListingState[] = ['published', 'active'];
