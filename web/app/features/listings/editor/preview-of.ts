import type { Listing } from '../listing.ts';
import type { DraftState } from './draft-autosave.ts';

/** A draft as its public page would show it; null while required fields are missing. */
export function previewOf(
  { content, photos, listing }: Pick<DraftState, 'content' | 'photos' | 'listing'>,
  untitled: string,
): Listing | null {
  const { listingType, propertyType, address, position, monthlyRent } = content;
  if (!listingType || !propertyType || !address?.city || !position || !monthlyRent) return null;
  const { showsExactAddress, title, position: _, ...rest } = content;
  return {
    ...rest,
    _id: listing?._id ?? '',
    state: 'published',
    partnerId: listing?.partnerId ?? null,
    title: title || untitled,
    listingType,
    propertyType,
    monthlyRent,
    address: {
      street: address.street,
      // A hidden address shows only the street.
      streetNumber: showsExactAddress ? address.streetNumber : null,
      postalCode: address.postalCode,
      neighbourhood: address.neighbourhood,
      city: address.city,
    },
    ...(showsExactAddress ? position : rounded(position)),
    hasExactPosition: showsExactAddress,
    images: photos
      .filter(({ state }) => state === 'ready')
      .map(({ photoId, width, height, color, description }) => ({
        _id: photoId,
        width: width ?? 0,
        height: height ?? 0,
        color: color ?? '',
        description,
      })),
    contactPerson: listing?.contactPerson ? { name: listing.contactPerson.name } : null,
    partner: null,
    publishedAt: listing?.publishedAt ?? null,
  };
}

/** About a hundred metres, as on the public page. */
const rounded = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: Number(lat.toFixed(3)),
  lng: Number(lng.toFixed(3)),
});
