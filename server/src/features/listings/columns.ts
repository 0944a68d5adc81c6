import { oreToKroner } from '@husvaer/domain/kernel/money';
import type { DraftContent } from '@husvaer/domain/listings/draft';
import type { Address, ListingContent } from '@husvaer/domain/listings/listing';
import { placeByName } from '@husvaer/domain/places/places';

import type { Listing } from './store.ts';

/** The content of a home as all columns of its row, so that removed values are deleted. */
export const columnsOf = (content: ListingContent) => ({
  title: content.title,
  description: content.description ?? null,
  language: content.language ?? null,
  listing_type: content.listingType,
  property_type: content.propertyType,
  street: content.address.street ?? null,
  street_number: content.address.streetNumber ?? null,
  apartment_number: content.address.apartmentNumber ?? null,
  postal_code: content.address.postalCode ?? null,
  neighbourhood: content.address.neighbourhood ?? null,
  city: content.address.city,
  municipality: content.address.municipality ?? null,
  city_place_id: placeOf(content.address)?.id ?? null,
  lat: content.position.lat,
  lng: content.position.lng,
  shows_exact_address: content.showsExactAddress,
  floor: content.floor ?? null,
  total_bedrooms: content.totalBedrooms ?? null,
  total_size: content.totalSize ?? null,
  internal_usable_size: content.internalUsableSize ?? null,
  external_usable_size: content.externalUsableSize ?? null,
  balcony_size: content.balconySize ?? null,
  energy_label: content.energyLabel ?? null,
  available_from: content.availableFrom ?? null,
  available_to: content.availableTo ?? null,
  minimum_stay: content.minimumStay ?? null,
  monthly_rent: content.monthlyRent,
  deposit_amount: content.depositAmount ?? null,
  monthly_extras: content.monthlyExtras ?? null,
  furnished: content.furnished ?? null,
  facilities: content.facilities,
  included_in_rent: content.includedInRent,
  video_url: content.videoUrl ?? null,
  view_360_url: content.view360Url ?? null,
});

/** The home's town for search: its own, or its municipality's. */
const placeOf = ({ city, municipality }: Address) =>
  placeByName(city) ?? (municipality ? placeByName(municipality) : undefined);

/** A home's row as a form shows it, with amounts in kroner. */
export const contentOf = (listing: Listing): DraftContent => ({
  title: listing.title,
  description: listing.description,
  language: listing.language,
  listingType: listing.listing_type,
  propertyType: listing.property_type,
  address: {
    street: listing.street,
    streetNumber: listing.street_number,
    apartmentNumber: listing.apartment_number,
    postalCode: listing.postal_code,
    neighbourhood: listing.neighbourhood,
    city: listing.city,
    municipality: listing.municipality,
  },
  position: { lat: listing.lat, lng: listing.lng },
  showsExactAddress: listing.shows_exact_address,
  floor: listing.floor,
  totalBedrooms: listing.total_bedrooms,
  totalSize: listing.total_size,
  internalUsableSize: listing.internal_usable_size,
  externalUsableSize: listing.external_usable_size,
  balconySize: listing.balcony_size,
  energyLabel: listing.energy_label,
  availableFrom: listing.available_from,
  availableTo: listing.available_to,
  minimumStay: listing.minimum_stay,
  monthlyRent: oreToKroner(listing.monthly_rent),
  depositAmount: listing.deposit_amount === null ? null : oreToKroner(listing.deposit_amount),
  monthlyExtras: listing.monthly_extras === null ? null : oreToKroner(listing.monthly_extras),
  furnished: listing.furnished,
  facilities: listing.facilities,
  includedInRent: listing.included_in_rent,
  videoUrl: listing.video_url,
  view360Url: listing.view_360_url,
});
