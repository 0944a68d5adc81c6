// Made by script/generate from change-signer-email.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChangeSignerEmailMutationVariables = Exact<{
  id: string;
  signerId: string;
  email: string;
}>;


export type ChangeSignerEmailMutation = { changeSignerEmail: { _id: string } };

export const ChangeSignerEmail: Operation<ChangeSignerEmailMutation, ChangeSignerEmailMutationVariables> = {
  name: "ChangeSignerEmail",
  source: "mutation ChangeSignerEmail($id:ID!$signerId:ID!$email:String!){changeSignerEmail(inputData:{contractId:$id signerId:$signerId email:$email}){_id}}",
};
