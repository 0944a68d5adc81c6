// Made by script/generate from find-home.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindHomeQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
  optionData?: Types.ListingsOptionData | null | undefined;
}>;


export type FindHomeQuery = { getListings: { data: Array<{ _id: string, title: string, listingType: Types.ListingType, propertyType: Types.PropertyType, lat: number, lng: number, totalBedrooms: number | null, totalSize: number | null, availableFrom: string | null, monthlyRent: number, depositAmount: number | null, monthlyExtras: number | null, furnished: Types.Furnished | null, facilities: Array<Types.Facility>, includedInRent: Array<Types.IncludedInRent>, publishedAt: string, address: { street: string | null, streetNumber: string | null, postalCode: string | null, neighbourhood: string | null, city: string }, images: Array<{ _id: string, width: number, height: number, color: string, description: string | null }> }>, metaData: { filteredDocuments: number } } };

export const FindHome: Operation<FindHomeQuery, FindHomeQueryVariables> = {
  name: "FindHome",
  source: "query FindHome($queryData: ListingsQueryData, $optionData: ListingsOptionData) { getListings(queryData: $queryData, optionData: $optionData) { data { _id title listingType propertyType address { street streetNumber postalCode neighbourhood city } lat lng totalBedrooms totalSize availableFrom monthlyRent depositAmount monthlyExtras furnished facilities includedInRent publishedAt images { _id width height color description } } metaData { filteredDocuments } } }",
};
