import type { ListingPageQuery } from './listing-page.graphql.ts';

/** A home as its page is given it. */
export type Listing = ListingPageQuery['getSingleListing'];

/** Street, part of town and town, as far as they are told. */
export function whereOf({ address }: Pick<Listing, 'address'>): string {
  const street = [address.street, address.streetNumber].filter(Boolean).join(' ');
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [street, address.neighbourhood, town].filter(Boolean).join(', ');
}
