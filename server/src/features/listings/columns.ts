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
  listingType: content.listingType,
  propertyType: content.propertyType,
  street: content.address.street ?? null,
  streetNumber: content.address.streetNumber ?? null,
  apartmentNumber: content.address.apartmentNumber ?? null,
  postalCode: content.address.postalCode ?? null,
  neighbourhood: content.address.neighbourhood ?? null,
  city: content.address.city,
  municipality: content.address.municipality ?? null,
  cityPlaceId: placeOf(content.address)?.id ?? null,
  lat: content.position.lat,
  lng: content.position.lng,
  showsExactAddress: content.showsExactAddress,
  floor: content.floor ?? null,
  totalBedrooms: content.totalBedrooms ?? null,
  totalSize: content.totalSize ?? null,
  internalUsableSize: content.internalUsableSize ?? null,
  externalUsableSize: content.externalUsableSize ?? null,
  balconySize: content.balconySize ?? null,
  energyLabel: content.energyLabel ?? null,
  availableFrom: content.availableFrom ?? null,
  availableTo: content.availableTo ?? null,
  minimumStay: content.minimumStay ?? null,
  monthlyRent: content.monthlyRent,
  depositAmount: content.depositAmount ?? null,
  monthlyExtras: content.monthlyExtras ?? null,
  furnished: content.furnished ?? null,
  facilities: content.facilities,
  includedInRent: content.includedInRent,
  videoUrl: content.videoUrl ?? null,
  view360Url: content.view360Url ?? null,
});

/** The home's town for search: its own, or its municipality's. */
const placeOf = ({ city, municipality }: Address) =>
  placeByName(city) ?? (municipality ? placeByName(municipality) : undefined);

/** A home's row as a form shows it, with amounts in kroner. */
export const contentOf = (listing: Listing): DraftContent => ({
  title: listing.title,
  description: listing.description,
  language: listing.language,
  listingType: listing.listingType,
  propertyType: listing.propertyType,
  address: {
    street: listing.street,
    streetNumber: listing.streetNumber,
    apartmentNumber: listing.apartmentNumber,
    postalCode: listing.postalCode,
    neighbourhood: listing.neighbourhood,
    city: listing.city,
    municipality: listing.municipality,
  },
  position: { lat: listing.lat, lng: listing.lng },
  showsExactAddress: listing.showsExactAddress,
  floor: listing.floor,
  totalBedrooms: listing.totalBedrooms,
  totalSize: listing.totalSize,
  internalUsableSize: listing.internalUsableSize,
  externalUsableSize: listing.externalUsableSize,
  balconySize: listing.balconySize,
  energyLabel: listing.energyLabel,
  availableFrom: listing.availableFrom,
  availableTo: listing.availableTo,
  minimumStay: listing.minimumStay,
  monthlyRent: oreToKroner(listing.monthlyRent),
  depositAmount: listing.depositAmount === null ? null : oreToKroner(listing.depositAmount),
  monthlyExtras: listing.monthlyExtras === null ? null : oreToKroner(listing.monthlyExtras),
  furnished: listing.furnished,
  facilities: listing.facilities,
  includedInRent: listing.includedInRent,
  videoUrl: listing.videoUrl,
  view360Url: listing.view360Url,
});
