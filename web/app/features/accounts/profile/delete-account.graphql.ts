// Made by script/generate from delete-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeleteAccountMutationVariables = Exact<{
  id: string;
}>;


export type DeleteAccountMutation = { deleteAccount: { _id: string } };

export const DeleteAccount: Operation<DeleteAccountMutation, DeleteAccountMutationVariables> = {
  name: "DeleteAccount",
  source: "mutation DeleteAccount($id:ID!){deleteAccount(inputData:{_id:$id}){_id}}",
};
