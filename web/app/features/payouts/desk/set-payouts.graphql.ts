// Made by script/generate from set-payouts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetPayoutsMutationVariables = Exact<{
  inputData: Types.SetPayoutSettingsInputData;
}>;


export type SetPayoutsMutation = { setPayoutSettings: { payoutDay: number } };

export const SetPayouts: Operation<SetPayoutsMutation, SetPayoutsMutationVariables> = {
  name: "SetPayouts",
  source: "mutation SetPayouts($inputData:SetPayoutSettingsInputData!){setPayoutSettings(inputData:$inputData){payoutDay}}",
};
