// Made by script/generate from keep-favourite.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type KeepFavouriteMutationVariables = Exact<{
  listingId: string;
  isFavorite: boolean;
}>;


export type KeepFavouriteMutation = { toggleFavoriteListing: { listingId: string, isFavorite: boolean } };

export const KeepFavourite: Operation<KeepFavouriteMutation, KeepFavouriteMutationVariables> = {
  name: "KeepFavourite",
  source: "mutation KeepFavourite($listingId:ID!$isFavorite:Boolean!){toggleFavoriteListing(inputData:{listingId:$listingId isFavorite:$isFavorite}){listingId isFavorite}}",
};
