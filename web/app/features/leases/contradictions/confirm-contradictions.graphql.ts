// Made by script/generate from confirm-contradictions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmContradictionsMutationVariables = Exact<{
  id: string;
  keys: Array<string> | string;
}>;


export type ConfirmContradictionsMutation = { confirmContradictions: { _id: string } };

export const ConfirmContradictions: Operation<ConfirmContradictionsMutation, ConfirmContradictionsMutationVariables> = {
  name: "ConfirmContradictions",
  source: "mutation ConfirmContradictions($id:ID!$keys:[String!]!){confirmContradictions(inputData:{contractId:$id keys:$keys}){_id}}",
};
