// Made by script/generate from set-payout-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetPayoutSettingsMutationVariables = Exact<{
  inputData: Types.SetPayoutSettingsInputData;
}>;


export type SetPayoutSettingsMutation = { setPayoutSettings: { payoutDay: number } };

export const SetPayoutSettings: Operation<SetPayoutSettingsMutation, SetPayoutSettingsMutationVariables> = {
  name: "SetPayoutSettings",
  source: "mutation SetPayoutSettings($inputData:SetPayoutSettingsInputData!){setPayoutSettings(inputData:$inputData){payoutDay}}",
};
