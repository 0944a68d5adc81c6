// Made by script/generate from add-api-key.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddApiKeyMutationVariables = Exact<{
  inputData: Types.ApiKeyInputData;
}>;


export type AddApiKeyMutation = { addApiKey: { key: string, apiKey: { _id: string } } };

export const AddApiKey: Operation<AddApiKeyMutation, AddApiKeyMutationVariables> = {
  name: "AddApiKey",
  source: "mutation AddApiKey($inputData:ApiKeyInputData!){addApiKey(inputData:$inputData){key apiKey{_id}}}",
};
