// Made by script/generate from sign-month.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SignMonthMutationVariables = Exact<{
  inputData: Types.SignBankReconciliationInputData;
}>;


export type SignMonthMutation = { signBankReconciliation: { month: string } };

export const SignMonth: Operation<SignMonthMutation, SignMonthMutationVariables> = {
  name: "SignMonth",
  source: "mutation SignMonth($inputData:SignBankReconciliationInputData!){signBankReconciliation(inputData:$inputData){month}}",
};
