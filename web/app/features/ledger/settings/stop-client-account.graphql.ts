// Made by script/generate from stop-client-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type StopClientAccountMutationVariables = Exact<{
  inputData: Types.ClientAccountInputData;
}>;


export type StopClientAccountMutation = { stopClientAccount: boolean };

export const StopClientAccount: Operation<StopClientAccountMutation, StopClientAccountMutationVariables> = {
  name: "StopClientAccount",
  source: "mutation StopClientAccount($inputData:ClientAccountInputData!){stopClientAccount(inputData:$inputData)}",
};
