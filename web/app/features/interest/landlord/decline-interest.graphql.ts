// Made by script/generate from decline-interest.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DeclineInterestMutationVariables = Exact<{
  _id: string;
  text?: string | null | undefined;
}>;


export type DeclineInterestMutation = { declineInterest: { _id: string } };

export const DeclineInterest: Operation<DeclineInterestMutation, DeclineInterestMutationVariables> = {
  name: "DeclineInterest",
  source: "mutation DeclineInterest($_id:ID!$text:String){declineInterest(inputData:{_id:$_id text:$text}){_id}}",
};
