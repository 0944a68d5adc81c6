// Made by script/generate from assign-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AssignListingMutationVariables = Exact<{
  listingId: string;
  ownerId?: string | null | undefined;
  contactId?: string | null | undefined;
}>;


export type AssignListingMutation = { assignListing: { _id: string } };

export const AssignListing: Operation<AssignListingMutation, AssignListingMutationVariables> = {
  name: "AssignListing",
  source: "mutation AssignListing($listingId:ID!$ownerId:ID$contactId:ID){assignListing(inputData:{listingId:$listingId ownerId:$ownerId contactId:$contactId}){_id}}",
};
