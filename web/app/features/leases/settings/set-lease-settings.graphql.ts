// Made by script/generate from set-lease-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetLeaseSettingsMutationVariables = Exact<{
  inputData: Types.SetLeaseSettingsInputData;
}>;


export type SetLeaseSettingsMutation = { setLeaseSettings: { endingMonths: number } };

export const SetLeaseSettings: Operation<SetLeaseSettingsMutation, SetLeaseSettingsMutationVariables> = {
  name: "SetLeaseSettings",
  source: "mutation SetLeaseSettings($inputData:SetLeaseSettingsInputData!){setLeaseSettings(inputData:$inputData){endingMonths}}",
};
