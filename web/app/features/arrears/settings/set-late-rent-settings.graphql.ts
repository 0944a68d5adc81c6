// Made by script/generate from set-late-rent-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetLateRentSettingsMutationVariables = Exact<{
  inputData: Types.SetLateRentSettingsInputData;
}>;


export type SetLateRentSettingsMutation = { setLateRentSettings: { chargesFee: boolean } };

export const SetLateRentSettings: Operation<SetLateRentSettingsMutation, SetLateRentSettingsMutationVariables> = {
  name: "SetLateRentSettings",
  source: "mutation SetLateRentSettings($inputData:SetLateRentSettingsInputData!){setLateRentSettings(inputData:$inputData){chargesFee}}",
};
