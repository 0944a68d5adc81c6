/**
 * A listing's states:
 *
 * - `draft`: being written, only visible to its owner;
 * - `published`: in search, on the map and open to search engines;
 * - `active`: complete and open to anyone with the link, but not in search (viewings are in progress);
 * - `inactive`: withdrawn; its page says so.
 */
export const LISTING_STATES = ['draft', 'active', 'inactive', 'published'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/**
 * The possible next states of each state; docs/listing-states.md draws them. Deletion is not a state: a draft
 * is removed, and a home that was public stays withdrawn and hidden from its owner.
 */
export const LISTING_TRANSITIONS: Record<ListingState, readonly ListingState[]> = {
  draft: ['active', 'published'],
  active: ['published', 'inactive'],
  published: ['active', 'inactive'],
  inactive: ['active', 'published'],
};

export const canBecome = (from: ListingState, to: ListingState): boolean =>
  LISTING_TRANSITIONS[from].includes(to);

/** States in which anyone with the URL can open the listing's page. */
export const OPEN_STATES: readonly ListingState[] = ['published', 'active'];
