// Made by script/generate from set-late-rent.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetLateRentMutationVariables = Exact<{
  inputData: Types.SetLateRentSettingsInputData;
}>;


export type SetLateRentMutation = { setLateRentSettings: { chargesFee: boolean } };

export const SetLateRent: Operation<SetLateRentMutation, SetLateRentMutationVariables> = {
  name: "SetLateRent",
  source: "mutation SetLateRent($inputData:SetLateRentSettingsInputData!){setLateRentSettings(inputData:$inputData){chargesFee}}",
};
