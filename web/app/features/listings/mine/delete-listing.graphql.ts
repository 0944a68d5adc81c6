// Made by script/generate from delete-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeleteListingMutationVariables = Exact<{
  listingId: string;
}>;


export type DeleteListingMutation = { deleteListing: { _id: string } };

export const DeleteListing: Operation<DeleteListingMutation, DeleteListingMutationVariables> = {
  name: "DeleteListing",
  source: "mutation DeleteListing($listingId:ID!){deleteListing(inputData:{listingId:$listingId}){_id}}",
};
