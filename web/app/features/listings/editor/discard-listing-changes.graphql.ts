// Made by script/generate from discard-listing-changes.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DiscardListingChangesMutationVariables = Exact<{
  listingId: string;
  version: number;
}>;


export type DiscardListingChangesMutation = { discardListingChanges: { _id: string } };

export const DiscardListingChanges: Operation<DiscardListingChangesMutation, DiscardListingChangesMutationVariables> = {
  name: "DiscardListingChanges",
  source: "mutation DiscardListingChanges($listingId:ID!$version:Int!){discardListingChanges(inputData:{listingId:$listingId version:$version}){_id}}",
};
