// Made by script/generate from update-saved-search.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UpdateSavedSearchMutationVariables = Exact<{
  id: string;
  frequency: Types.SavedSearchFrequency;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch: { _id: string } };

export const UpdateSavedSearch: Operation<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables> = {
  name: "UpdateSavedSearch",
  source: "mutation UpdateSavedSearch($id:ID!$frequency:SavedSearchFrequency!){updateSavedSearch(inputData:{_id:$id data:{frequency:$frequency}}){_id}}",
};
