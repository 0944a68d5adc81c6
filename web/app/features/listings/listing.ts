import type { ListingPageQuery } from './listing-page.graphql.ts';

type Given = ListingPageQuery['getSingleListing'];

/** A home as its page is given it. Of a draft, whom one asks is known by name alone. */
export type Listing = Omit<Given, 'contactPerson'> & {
  contactPerson: (Pick<Contact, 'name'> & Partial<Contact>) | null;
};
type Contact = NonNullable<Given['contactPerson']>;

/** Street, part of town and town, as far as they are told. */
export function whereOf({ address }: Pick<Listing, 'address'>): string {
  const street = [address.street, address.streetNumber].filter(Boolean).join(' ');
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [street, address.neighbourhood, town].filter(Boolean).join(', ');
}
