// Made by script/generate from edited.fragment.graphql.
import type { MyListingStandingFragment } from './standing.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyListingEditedFragment = (
  { content: { title: string | null, description: string | null, language: Types.Language | null, listingType: Types.ListingType | null, propertyType: Types.PropertyType | null, showsExactAddress: boolean, floor: string | null, totalBedrooms: number | null, totalSize: number | null, internalUsableSize: number | null, externalUsableSize: number | null, balconySize: number | null, energyLabel: Types.EnergyLabel | null, availableFrom: string | null, availableTo: string | null, minimumStay: number | null, monthlyRent: number | null, depositAmount: number | null, monthlyExtras: number | null, furnished: Types.Furnished | null, facilities: Array<Types.Facility>, includedInRent: Array<Types.IncludedInRent>, videoUrl: string | null, view360Url: string | null, address: { street: string | null, streetNumber: string | null, apartmentNumber: string | null, postalCode: string | null, neighbourhood: string | null, municipality: string | null, city: string | null } | null, position: { lat: number, lng: number } | null }, images: Array<DraftImageEditedFragment> }
  & MyListingStandingFragment
);

export type MyListingSavedFragment = { _id: string, version: number, state: Types.ListingState, hasChanges: boolean, updatedAt: string, images: Array<DraftImageEditedFragment> };

export type DraftImageEditedFragment = { photoId: string, state: Types.PhotoState, reason: string | null, url: string | null, width: number | null, height: number | null, color: string | null, description: string | null };
