// Made by script/generate from find-recent.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingTileFragment } from '../listings/components/tile.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindRecentQueryVariables = Exact<{
  queryData: Types.SingleListingQueryData;
}>;


export type FindRecentQuery = { getSingleListing: ListingTileFragment };

export const FindRecent: Operation<FindRecentQuery, FindRecentQueryVariables> = {
  name: "FindRecent",
  source: "query FindRecent($queryData:SingleListingQueryData!){getSingleListing(queryData:$queryData){...ListingTile}}fragment ListingTile on Listing{_id title monthlyRent address{neighbourhood city}images{_id color}}",
};
