import { previewUrl } from '@husvaer/domain/files/photo';
import type { ListingType } from '@husvaer/domain/listings/enums';

import { useSite } from '../../../platform/site.ts';
import type { Listing } from '../listing.ts';

const KIND = {
  entire_place: 'Accommodation',
  private_room: 'Room',
  shared_room: 'Room',
  parking: 'ParkingFacility',
  storage_room: 'Place',
} satisfies Record<ListingType, string>;

/** The home for search engines: https://schema.org/RealEstateListing. */
export function ListingJsonLd({ listing }: { listing: Listing }) {
  const { origin } = useSite();
  const { address } = listing;
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: listing.title,
    description: listing.description ?? undefined,
    url: `${origin}/listing/${listing._id}`,
    datePosted: listing.publishedAt ?? undefined,
    image: listing.images.map(({ _id }) => `${origin}${previewUrl(_id)}`),
    offers: {
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availabilityStarts: listing.availableFrom ?? undefined,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: listing.monthlyRent,
        priceCurrency: 'NOK',
        unitCode: 'MON',
      },
    },
    about: {
      '@type': KIND[listing.listingType],
      // The bedrooms of a room's listing are those of the whole home.
      numberOfBedrooms:
        listing.listingType === 'entire_place' ? (listing.totalBedrooms ?? undefined) : undefined,
      floorSize: listing.totalSize
        ? { '@type': 'QuantitativeValue', value: listing.totalSize, unitCode: 'MTK' }
        : undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress:
          [address.street, address.streetNumber].filter(Boolean).join(' ') || undefined,
        postalCode: address.postalCode ?? undefined,
        addressLocality: address.city,
        addressCountry: 'NO',
      },
      geo: { '@type': 'GeoCoordinates', latitude: listing.lat, longitude: listing.lng },
    },
  };
  // A title may contain `</script>`, so every `<` is escaped.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
