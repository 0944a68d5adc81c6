// Made by script/generate from favourite-ids.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FavouriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteIdsQuery = { favoriteListingIds: Array<string> };

export const FavouriteIds: Operation<FavouriteIdsQuery, FavouriteIdsQueryVariables> = {
  name: "FavouriteIds",
  source: "query FavouriteIds{favoriteListingIds}",
};
