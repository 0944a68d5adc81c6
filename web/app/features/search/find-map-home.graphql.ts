// Made by script/generate from find-map-home.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindMapHomeQueryVariables = Exact<{
  queryData: Types.SingleListingQueryData;
}>;


export type FindMapHomeQuery = { getSingleListing: { _id: string, title: string, listingType: Types.ListingType, propertyType: Types.PropertyType, lat: number, lng: number, totalBedrooms: number | null, totalSize: number | null, monthlyRent: number, address: { neighbourhood: string | null, city: string }, images: Array<{ _id: string, color: string }> } };

export const FindMapHome: Operation<FindMapHomeQuery, FindMapHomeQueryVariables> = {
  name: "FindMapHome",
  source: "query FindMapHome($queryData: SingleListingQueryData!) { getSingleListing(queryData: $queryData) { _id title listingType propertyType address { neighbourhood city } lat lng totalBedrooms totalSize monthlyRent images { _id color } } }",
};
