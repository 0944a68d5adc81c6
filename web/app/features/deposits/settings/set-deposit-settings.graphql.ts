// Made by script/generate from set-deposit-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetDepositSettingsMutationVariables = Exact<{
  inputData: Types.SetDepositSettingsInputData;
}>;


export type SetDepositSettingsMutation = { setDepositSettings: { hasAccountEach: boolean } };

export const SetDepositSettings: Operation<SetDepositSettingsMutation, SetDepositSettingsMutationVariables> = {
  name: "SetDepositSettings",
  source: "mutation SetDepositSettings($inputData:SetDepositSettingsInputData!){setDepositSettings(inputData:$inputData){hasAccountEach}}",
};
