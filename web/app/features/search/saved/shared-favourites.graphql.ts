// Made by script/generate from shared-favourites.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SharedFavouritesQueryVariables = Exact<{
  shareId: string;
  optionData?: Types.FavoriteListingsOptionData | null | undefined;
}>;


export type SharedFavouritesQuery = { getSharedFavoriteListings: { data: Array<{ _id: string, title: string, listingType: Types.ListingType, propertyType: Types.PropertyType, lat: number, lng: number, totalBedrooms: number | null, totalSize: number | null, availableFrom: string | null, monthlyRent: number, depositAmount: number | null, monthlyExtras: number | null, furnished: Types.Furnished | null, facilities: Array<Types.Facility>, includedInRent: Array<Types.IncludedInRent>, publishedAt: string, address: { street: string | null, streetNumber: string | null, postalCode: string | null, neighbourhood: string | null, city: string }, images: Array<{ _id: string, width: number, height: number, color: string, description: string | null }> }>, metaData: { totalDocuments: number } } };

export const SharedFavourites: Operation<SharedFavouritesQuery, SharedFavouritesQueryVariables> = {
  name: "SharedFavourites",
  source: "query SharedFavourites($shareId: ID!, $optionData: FavoriteListingsOptionData) { getSharedFavoriteListings(queryData: { shareId: $shareId }, optionData: $optionData) { data { _id title listingType propertyType address { street streetNumber postalCode neighbourhood city } lat lng totalBedrooms totalSize availableFrom monthlyRent depositAmount monthlyExtras furnished facilities includedInRent publishedAt images { _id width height color description } } metaData { totalDocuments } } }",
};
