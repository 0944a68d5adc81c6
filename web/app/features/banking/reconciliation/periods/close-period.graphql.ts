// Made by script/generate from close-period.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ClosePeriodMutationVariables = Exact<{
  inputData: Types.ClosePeriodInputData;
}>;


export type ClosePeriodMutation = { closePeriod: { month: string } };

export const ClosePeriod: Operation<ClosePeriodMutation, ClosePeriodMutationVariables> = {
  name: "ClosePeriod",
  source: "mutation ClosePeriod($inputData:ClosePeriodInputData!){closePeriod(inputData:$inputData){month}}",
};
