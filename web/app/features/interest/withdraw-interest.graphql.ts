// Made by script/generate from withdraw-interest.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WithdrawInterestMutationVariables = Exact<{
  _id: string;
}>;


export type WithdrawInterestMutation = { withdrawInterest: { _id: string } };

export const WithdrawInterest: Operation<WithdrawInterestMutation, WithdrawInterestMutationVariables> = {
  name: "WithdrawInterest",
  source: "mutation WithdrawInterest($_id:ID!){withdrawInterest(inputData:{_id:$_id}){_id}}",
};
