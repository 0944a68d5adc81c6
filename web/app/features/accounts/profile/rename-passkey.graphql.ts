// Made by script/generate from rename-passkey.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: Array<{ _id: string }> };

export const RenamePasskey: Operation<RenamePasskeyMutation, RenamePasskeyMutationVariables> = {
  name: "RenamePasskey",
  source: "mutation RenamePasskey($id:ID!$name:String!){renamePasskey(inputData:{_id:$id name:$name}){_id}}",
};
