import type { ListingCardItemFragment } from './card.fragment.graphql.ts';

/** A home as the list shows it. */
export type Home = ListingCardItemFragment;
