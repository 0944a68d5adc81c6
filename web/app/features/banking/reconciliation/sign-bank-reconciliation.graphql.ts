// Made by script/generate from sign-bank-reconciliation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SignBankReconciliationMutationVariables = Exact<{
  inputData: Types.SignBankReconciliationInputData;
}>;


export type SignBankReconciliationMutation = { signBankReconciliation: { month: string } };

export const SignBankReconciliation: Operation<SignBankReconciliationMutation, SignBankReconciliationMutationVariables> = {
  name: "SignBankReconciliation",
  source: "mutation SignBankReconciliation($inputData:SignBankReconciliationInputData!){signBankReconciliation(inputData:$inputData){month}}",
};
