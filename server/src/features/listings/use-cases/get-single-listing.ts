import { listingErrors } from '@husvaer/domain/listings/errors';

import { findPerson } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { listingPolicy } from '../policy.ts';
import { findImages, findListing, type Listing, type ListingImage } from '../store.ts';

/** A listing with what its page shows around it. */
export interface ListingDetail {
  listing: Listing;
  images: ListingImage[];
  contact: { name: string } | null;
}

export async function getSingleListing(
  work: ReadWork,
  { listingId }: { listingId: string },
): Promise<ListingDetail> {
  const listing = await findListing(work.tx, listingId);
  if (!listing || !listingPolicy.knowOf(work.viewer, listing))
    throw listingErrors.not_found({ listingId });
  if (!listingPolicy.read(work.viewer, listing)) throw listingErrors.withdrawn({ listingId });

  const images = await findImages(work.tx, listing.id);
  const contact = listing.contact_id ? await findPerson(work.tx, listing.contact_id) : undefined;
  return { listing, images, contact: contact ? { name: contact.name } : null };
}
