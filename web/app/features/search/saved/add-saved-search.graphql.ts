// Made by script/generate from add-saved-search.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddSavedSearchMutationVariables = Exact<{
  inputData: Types.AddSavedSearchInputData;
}>;


export type AddSavedSearchMutation = { addSavedSearch: { _id: string } };

export const AddSavedSearch: Operation<AddSavedSearchMutation, AddSavedSearchMutationVariables> = {
  name: "AddSavedSearch",
  source: "mutation AddSavedSearch($inputData:AddSavedSearchInputData!){addSavedSearch(inputData:$inputData){_id}}",
};
