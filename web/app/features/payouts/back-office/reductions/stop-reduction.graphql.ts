// Made by script/generate from stop-reduction.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type StopReductionMutationVariables = Exact<{
  inputData: Types.StopReductionInputData;
}>;


export type StopReductionMutation = { stopReduction: boolean };

export const StopReduction: Operation<StopReductionMutation, StopReductionMutationVariables> = {
  name: "StopReduction",
  source: "mutation StopReduction($inputData:StopReductionInputData!){stopReduction(inputData:$inputData)}",
};
