// Made by script/generate from set-deposits.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetDepositsMutationVariables = Exact<{
  inputData: Types.SetDepositSettingsInputData;
}>;


export type SetDepositsMutation = { setDepositSettings: { hasAccountEach: boolean } };

export const SetDeposits: Operation<SetDepositsMutation, SetDepositsMutationVariables> = {
  name: "SetDeposits",
  source: "mutation SetDeposits($inputData:SetDepositSettingsInputData!){setDepositSettings(inputData:$inputData){hasAccountEach}}",
};
