// Made by script/generate from decline-signing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeclineSigningMutationVariables = Exact<{
  signerId: string;
  reason: string;
}>;


export type DeclineSigningMutation = { declineSigning: { _id: string } };

export const DeclineSigning: Operation<DeclineSigningMutation, DeclineSigningMutationVariables> = {
  name: "DeclineSigning",
  source: "mutation DeclineSigning($signerId:ID!$reason:String!){declineSigning(inputData:{signerId:$signerId reason:$reason}){_id}}",
};
