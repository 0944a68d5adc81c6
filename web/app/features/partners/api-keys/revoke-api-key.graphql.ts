// Made by script/generate from revoke-api-key.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { _id: string } };

export const RevokeApiKey: Operation<RevokeApiKeyMutation, RevokeApiKeyMutationVariables> = {
  name: "RevokeApiKey",
  source: "mutation RevokeApiKey($id:ID!){revokeApiKey(inputData:{keyId:$id}){_id}}",
};
