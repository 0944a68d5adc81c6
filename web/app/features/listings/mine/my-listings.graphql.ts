// Made by script/generate from my-listings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyListingsQueryVariables = Exact<{
  queryData?: Types.MyListingsQueryData | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type MyListingsQuery = { getMyListings: { data: Array<{ _id: string, version: number, state: Types.ListingState, hasChanges: boolean, partnerId: string | null, publishedAt: string | null, updatedAt: string, views: number, favourites: number, interestCount: number, owner: { _id: string, name: string } | null, contactPerson: { _id: string, name: string } | null, content: { title: string | null, monthlyRent: number | null, availableFrom: string | null, address: { street: string | null, streetNumber: string | null, city: string | null } | null }, images: Array<{ photoId: string, state: Types.PhotoState, color: string | null }> }>, metaData: { totalDocuments: number, filteredDocuments: number }, counts: { draft: number, active: number, inactive: number, published: number } } };

export const MyListings: Operation<MyListingsQuery, MyListingsQueryVariables> = {
  name: "MyListings",
  source: "query MyListings($queryData: MyListingsQueryData, $limit: Int, $skip: Int) { getMyListings(queryData: $queryData, optionData: { limit: $limit, skip: $skip }) { data { _id version state hasChanges partnerId publishedAt updatedAt views favourites interestCount owner { _id name } contactPerson { _id name } content { title monthlyRent availableFrom address { street streetNumber city } } images { photoId state color } } metaData { totalDocuments filteredDocuments } counts { draft active inactive published } } }",
};
