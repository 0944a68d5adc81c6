import type { ListingPageQuery } from './listing-page.graphql.ts';

/** A home as its page is given it. */
export type Listing = ListingPageQuery['getSingleListing'];
