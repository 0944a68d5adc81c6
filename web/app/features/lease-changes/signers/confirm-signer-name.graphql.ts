// Made by script/generate from confirm-signer-name.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConfirmSignerNameMutationVariables = Exact<{
  id: string;
  signerId: string;
  otherName: string;
}>;


export type ConfirmSignerNameMutation = { confirmSignerName: { _id: string } };

export const ConfirmSignerName: Operation<ConfirmSignerNameMutation, ConfirmSignerNameMutationVariables> = {
  name: "ConfirmSignerName",
  source: "mutation ConfirmSignerName($id:ID!$signerId:ID!$otherName:String!){confirmSignerName(inputData:{contractId:$id signerId:$signerId otherName:$otherName}){_id}}",
};
