// Made by script/generate from agree-to-reopening.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AgreeToReopeningMutationVariables = Exact<{
  inputData: Types.AgreeToReopeningInputData;
}>;


export type AgreeToReopeningMutation = { agreeToReopening: boolean };

export const AgreeToReopening: Operation<AgreeToReopeningMutation, AgreeToReopeningMutationVariables> = {
  name: "AgreeToReopening",
  source: "mutation AgreeToReopening($inputData:AgreeToReopeningInputData!){agreeToReopening(inputData:$inputData)}",
};
