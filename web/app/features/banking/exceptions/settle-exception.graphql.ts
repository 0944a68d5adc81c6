// Made by script/generate from settle-exception.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SettleExceptionMutationVariables = Exact<{
  inputData: Types.SettleBankExceptionInputData;
}>;


export type SettleExceptionMutation = { settleBankException: { _id: string } };

export const SettleException: Operation<SettleExceptionMutation, SettleExceptionMutationVariables> = {
  name: "SettleException",
  source: "mutation SettleException($inputData:SettleBankExceptionInputData!){settleBankException(inputData:$inputData){_id}}",
};
