// Made by script/generate from set-invoicing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetInvoicingMutationVariables = Exact<{
  inputData: Types.SetInvoicingSettingsInputData;
}>;


export type SetInvoicingMutation = { setInvoicingSettings: { leadDays: number } };

export const SetInvoicing: Operation<SetInvoicingMutation, SetInvoicingMutationVariables> = {
  name: "SetInvoicing",
  source: "mutation SetInvoicing($inputData:SetInvoicingSettingsInputData!){setInvoicingSettings(inputData:$inputData){leadDays}}",
};
