// Made by script/generate from collect-rent.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CollectRentMutationVariables = Exact<{
  contractId: string;
}>;


export type CollectRentMutation = { collectRent: { _id: string } };

export const CollectRent: Operation<CollectRentMutation, CollectRentMutationVariables> = {
  name: "CollectRent",
  source: "mutation CollectRent($contractId:ID!){collectRent(inputData:{contractId:$contractId}){_id}}",
};
