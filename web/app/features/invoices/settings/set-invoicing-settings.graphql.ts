// Made by script/generate from set-invoicing-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetInvoicingSettingsMutationVariables = Exact<{
  inputData: Types.SetInvoicingSettingsInputData;
}>;


export type SetInvoicingSettingsMutation = { setInvoicingSettings: { leadDays: number } };

export const SetInvoicingSettings: Operation<SetInvoicingSettingsMutation, SetInvoicingSettingsMutationVariables> = {
  name: "SetInvoicingSettings",
  source: "mutation SetInvoicingSettings($inputData:SetInvoicingSettingsInputData!){setInvoicingSettings(inputData:$inputData){leadDays}}",
};
