// Made by script/generate from agree-to-reduction.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AgreeToReductionMutationVariables = Exact<{
  inputData: Types.AgreeToReductionInputData;
}>;


export type AgreeToReductionMutation = { agreeToReduction: boolean };

export const AgreeToReduction: Operation<AgreeToReductionMutation, AgreeToReductionMutationVariables> = {
  name: "AgreeToReduction",
  source: "mutation AgreeToReduction($inputData:AgreeToReductionInputData!){agreeToReduction(inputData:$inputData)}",
};
