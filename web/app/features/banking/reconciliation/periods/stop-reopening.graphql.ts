// Made by script/generate from stop-reopening.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type StopReopeningMutationVariables = Exact<{
  inputData: Types.ReopeningInputData;
}>;


export type StopReopeningMutation = { stopReopening: boolean };

export const StopReopening: Operation<StopReopeningMutation, StopReopeningMutationVariables> = {
  name: "StopReopening",
  source: "mutation StopReopening($inputData:ReopeningInputData!){stopReopening(inputData:$inputData)}",
};
