// Made by script/generate from share-favourites.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShareFavouritesMutationVariables = Exact<{
  isShared: boolean;
}>;


export type ShareFavouritesMutation = { shareFavoriteListings: { shareId: string | null } };

export const ShareFavourites: Operation<ShareFavouritesMutation, ShareFavouritesMutationVariables> = {
  name: "ShareFavourites",
  source: "mutation ShareFavourites($isShared:Boolean!){shareFavoriteListings(inputData:{isShared:$isShared}){shareId}}",
};
