// Made by script/generate from shortlist-interest.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShortlistInterestMutationVariables = Exact<{
  _id: string;
  isShortlisted: boolean;
}>;


export type ShortlistInterestMutation = { shortlistInterest: { _id: string } };

export const ShortlistInterest: Operation<ShortlistInterestMutation, ShortlistInterestMutationVariables> = {
  name: "ShortlistInterest",
  source: "mutation ShortlistInterest($_id:ID!$isShortlisted:Boolean!){shortlistInterest(inputData:{_id:$_id isShortlisted:$isShortlisted}){_id}}",
};
