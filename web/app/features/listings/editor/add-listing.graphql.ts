// Made by script/generate from add-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddListingMutationVariables = Exact<{
  partnerId?: string | null | undefined;
  copyOf?: string | null | undefined;
  data?: Types.ListingDraftInput | null | undefined;
}>;


export type AddListingMutation = { addListing: { _id: string, version: number, state: Types.ListingState, hasChanges: boolean, partnerId: string | null, publishedAt: string | null, updatedAt: string, views: number, favourites: number, interestCount: number, owner: { _id: string, name: string } | null, contactPerson: { _id: string, name: string } | null, content: { title: string | null, description: string | null, language: Types.Language | null, listingType: Types.ListingType | null, propertyType: Types.PropertyType | null, showsExactAddress: boolean, floor: string | null, totalBedrooms: number | null, totalSize: number | null, internalUsableSize: number | null, externalUsableSize: number | null, balconySize: number | null, energyLabel: Types.EnergyLabel | null, availableFrom: string | null, availableTo: string | null, minimumStay: number | null, monthlyRent: number | null, depositAmount: number | null, monthlyExtras: number | null, furnished: Types.Furnished | null, facilities: Array<Types.Facility>, includedInRent: Array<Types.IncludedInRent>, videoUrl: string | null, view360Url: string | null, address: { street: string | null, streetNumber: string | null, apartmentNumber: string | null, postalCode: string | null, neighbourhood: string | null, municipality: string | null, city: string | null } | null, position: { lat: number, lng: number } | null }, images: Array<{ photoId: string, state: Types.PhotoState, reason: string | null, url: string | null, width: number | null, height: number | null, color: string | null, description: string | null }> } };

export const AddListing: Operation<AddListingMutation, AddListingMutationVariables> = {
  name: "AddListing",
  source: "mutation AddListing($partnerId: ID, $copyOf: ID, $data: ListingDraftInput) { addListing(inputData: { partnerId: $partnerId, copyOf: $copyOf, data: $data }) { _id version state hasChanges partnerId publishedAt updatedAt views favourites interestCount owner { _id name } contactPerson { _id name } content { title description language listingType propertyType address { street streetNumber apartmentNumber postalCode neighbourhood municipality city } position { lat lng } showsExactAddress floor totalBedrooms totalSize internalUsableSize externalUsableSize balconySize energyLabel availableFrom availableTo minimumStay monthlyRent depositAmount monthlyExtras furnished facilities includedInRent videoUrl view360Url } images { photoId state reason url width height color description } } }",
};
