// Made by script/generate from write-off-surplus.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WriteOffSurplusMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WriteOffSurplusMutation = { writeOffSurplus: boolean };

export const WriteOffSurplus: Operation<WriteOffSurplusMutation, WriteOffSurplusMutationVariables> = {
  name: "WriteOffSurplus",
  source: "mutation WriteOffSurplus($id:ID!$reason:String!){writeOffSurplus(inputData:{contractId:$id reason:$reason})}",
};
