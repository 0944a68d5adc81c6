// Made by script/generate from deactivate-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeactivateAccountMutationVariables = Exact<{
  id: string;
}>;


export type DeactivateAccountMutation = { deactivateAccount: { _id: string } };

export const DeactivateAccount: Operation<DeactivateAccountMutation, DeactivateAccountMutationVariables> = {
  name: "DeactivateAccount",
  source: "mutation DeactivateAccount($id:ID!){deactivateAccount(inputData:{_id:$id}){_id}}",
};
