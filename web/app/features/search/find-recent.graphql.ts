// Made by script/generate from find-recent.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindRecentQueryVariables = Exact<{
  queryData: Types.SingleListingQueryData;
}>;


export type FindRecentQuery = { getSingleListing: { _id: string, title: string, monthlyRent: number, address: { city: string }, images: Array<{ _id: string, color: string }> } };

export const FindRecent: Operation<FindRecentQuery, FindRecentQueryVariables> = {
  name: "FindRecent",
  source: "query FindRecent($queryData: SingleListingQueryData!) { getSingleListing(queryData: $queryData) { _id title monthlyRent address { city } images { _id color } } }",
};
