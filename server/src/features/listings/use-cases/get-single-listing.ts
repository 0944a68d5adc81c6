import { listingErrors } from '@husvaer/domain/listings/errors';

import { findPublicProfiles, hasConfirmedName, type PublicProfile } from '../../accounts/public.ts';
import { findPartner, type Partner } from '../../partners/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { listingPolicy } from '../policy.ts';
import { findImages, findListing, type Listing, type ListingImage } from '../store.ts';

/** A listing with everything its page shows. */
export interface ListingDetail {
  listing: Listing;
  images: ListingImage[];
  contact: Contact | null;
  partner: Partner | null;
}

/** The contact person of a home. */
export interface Contact extends PublicProfile {
  hasConfirmedName: boolean;
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
  const [profile] = listing.contactId ? await findPublicProfiles(work.tx, [listing.contactId]) : [];
  return {
    listing,
    images,
    contact: profile
      ? { ...profile, hasConfirmedName: await hasConfirmedName(work.tx, profile) }
      : null,
    partner: listing.partnerId ? ((await findPartner(work.tx, listing.partnerId)) ?? null) : null,
  };
}
