import type { ListingPageQuery } from './listing-page.graphql.ts';

type Given = ListingPageQuery['getSingleListing'];

/** A home as its page gets it. In a draft only the contact person's name is known. */
export type Listing = Omit<Given, 'contactPerson'> & {
  contactPerson: (Pick<Contact, 'name'> & Partial<Contact>) | null;
};
type Contact = NonNullable<Given['contactPerson']>;

/** Street, neighbourhood and town, as far as they are public. */
export function locationOf({ address }: Pick<Listing, 'address'>): string {
  const street = [address.street, address.streetNumber].filter(Boolean).join(' ');
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return [street, address.neighbourhood, town].filter(Boolean).join(', ');
}
