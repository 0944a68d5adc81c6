import type { Furnished, ListingType, PropertyType } from '@husvaer/domain/listings/words';

/** What search knows of a published home. */
export interface Home {
  id: string;
  lat: number;
  lng: number;
  /** Øre. */
  rent: number;
  /** Microseconds since 1970: all that the database keeps. */
  publishedAt: number;
  bedrooms: number | null;
  /** m² */
  size: number | null;
  /** `YYYY-MM-DD` */
  availableFrom: string | null;
  availableTo: string | null;
  /** Months. */
  minimumStay: number | null;
  listingType: ListingType;
  propertyType: PropertyType;
  furnished: Furnished | null;
  /** Words with a blank between two. */
  facilities: string;
  includedInRent: string;
  /** As the database writes it small. */
  city: string;
  cityPlaceId: string | null;
  partnerId: string | null;
  /** What the database found in the texts that are searched. */
  words: string;
}
