// Made by script/generate from hold-payout.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type HoldPayoutMutationVariables = Exact<{
  inputData: Types.HoldPayoutInputData;
}>;


export type HoldPayoutMutation = { holdPayout: { holdPayout: boolean } };

export const HoldPayout: Operation<HoldPayoutMutation, HoldPayoutMutationVariables> = {
  name: "HoldPayout",
  source: "mutation HoldPayout($inputData:HoldPayoutInputData!){holdPayout(inputData:$inputData){holdPayout}}",
};
