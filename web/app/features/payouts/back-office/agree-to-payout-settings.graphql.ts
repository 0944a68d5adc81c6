// Made by script/generate from agree-to-payout-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AgreeToPayoutSettingsMutationVariables = Exact<{
  inputData: Types.AgreeToPayoutSettingsInputData;
}>;


export type AgreeToPayoutSettingsMutation = { agreeToPayoutSettings: { payoutDay: number } };

export const AgreeToPayoutSettings: Operation<AgreeToPayoutSettingsMutation, AgreeToPayoutSettingsMutationVariables> = {
  name: "AgreeToPayoutSettings",
  source: "mutation AgreeToPayoutSettings($inputData:AgreeToPayoutSettingsInputData!){agreeToPayoutSettings(inputData:$inputData){payoutDay}}",
};
