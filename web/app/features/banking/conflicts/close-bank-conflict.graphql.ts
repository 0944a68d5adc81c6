// Made by script/generate from close-bank-conflict.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CloseBankConflictMutationVariables = Exact<{
  inputData: Types.CloseBankConflictInputData;
}>;


export type CloseBankConflictMutation = { closeBankConflict: string };

export const CloseBankConflict: Operation<CloseBankConflictMutation, CloseBankConflictMutationVariables> = {
  name: "CloseBankConflict",
  source: "mutation CloseBankConflict($inputData:CloseBankConflictInputData!){closeBankConflict(inputData:$inputData)}",
};
