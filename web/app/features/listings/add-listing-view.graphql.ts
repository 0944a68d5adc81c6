// Made by script/generate from add-listing-view.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddListingViewMutationVariables = Exact<{
  listingId: string;
}>;


export type AddListingViewMutation = { addListingView: { _id: string } };

export const AddListingView: Operation<AddListingViewMutation, AddListingViewMutationVariables> = {
  name: "AddListingView",
  source: "mutation AddListingView($listingId:ID!){addListingView(inputData:{listingId:$listingId}){_id}}",
};
