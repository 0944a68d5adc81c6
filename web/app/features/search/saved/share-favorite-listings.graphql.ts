// Made by script/generate from share-favorite-listings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShareFavoriteListingsMutationVariables = Exact<{
  isShared: boolean;
}>;


export type ShareFavoriteListingsMutation = { shareFavoriteListings: { shareId: string | null } };

export const ShareFavoriteListings: Operation<ShareFavoriteListingsMutation, ShareFavoriteListingsMutationVariables> = {
  name: "ShareFavoriteListings",
  source: "mutation ShareFavoriteListings($isShared:Boolean!){shareFavoriteListings(inputData:{isShared:$isShared}){shareId}}",
};
