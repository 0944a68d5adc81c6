// Made by script/generate from toggle-favorite-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ToggleFavoriteListingMutationVariables = Exact<{
  listingId: string;
  isFavorite: boolean;
}>;


export type ToggleFavoriteListingMutation = { toggleFavoriteListing: { listingId: string, isFavorite: boolean } };

export const ToggleFavoriteListing: Operation<ToggleFavoriteListingMutation, ToggleFavoriteListingMutationVariables> = {
  name: "ToggleFavoriteListing",
  source: "mutation ToggleFavoriteListing($listingId:ID!$isFavorite:Boolean!){toggleFavoriteListing(inputData:{listingId:$listingId isFavorite:$isFavorite}){listingId isFavorite}}",
};
