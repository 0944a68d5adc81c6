// Made by script/generate from resend-signing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ResendSigningMutationVariables = Exact<{
  id: string;
  signerId: string;
}>;


export type ResendSigningMutation = { resendSigning: { _id: string } };

export const ResendSigning: Operation<ResendSigningMutation, ResendSigningMutationVariables> = {
  name: "ResendSigning",
  source: "mutation ResendSigning($id:ID!$signerId:ID!){resendSigning(inputData:{contractId:$id signerId:$signerId}){_id}}",
};
