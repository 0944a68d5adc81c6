// Made by script/generate from set-saft-accounts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetSaftAccountsMutationVariables = Exact<{
  inputData: Types.SetSaftAccountsInputData;
}>;


export type SetSaftAccountsMutation = { setSaftAccounts: Array<{ account: Types.LedgerAccount }> };

export const SetSaftAccounts: Operation<SetSaftAccountsMutation, SetSaftAccountsMutationVariables> = {
  name: "SetSaftAccounts",
  source: "mutation SetSaftAccounts($inputData:SetSaftAccountsInputData!){setSaftAccounts(inputData:$inputData){account}}",
};
