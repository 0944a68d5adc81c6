// Made by script/generate from remove-passkey.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { removePasskey: Array<{ _id: string }> };

export const RemovePasskey: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  name: "RemovePasskey",
  source: "mutation RemovePasskey($id:ID!){removePasskey(inputData:{_id:$id}){_id}}",
};
