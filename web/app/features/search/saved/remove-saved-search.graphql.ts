// Made by script/generate from remove-saved-search.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemoveSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedSearchMutation = { removeSavedSearch: { _id: string } };

export const RemoveSavedSearch: Operation<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables> = {
  name: "RemoveSavedSearch",
  source: "mutation RemoveSavedSearch($id:ID!){removeSavedSearch(inputData:{_id:$id}){_id}}",
};
