// Made by script/generate from settle-bank-exception.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SettleBankExceptionMutationVariables = Exact<{
  inputData: Types.SettleBankExceptionInputData;
}>;


export type SettleBankExceptionMutation = { settleBankException: { _id: string } };

export const SettleBankException: Operation<SettleBankExceptionMutation, SettleBankExceptionMutationVariables> = {
  name: "SettleBankException",
  source: "mutation SettleBankException($inputData:SettleBankExceptionInputData!){settleBankException(inputData:$inputData){_id}}",
};
