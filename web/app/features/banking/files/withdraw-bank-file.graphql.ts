// Made by script/generate from withdraw-bank-file.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type WithdrawBankFileMutationVariables = Exact<{
  inputData: Types.WithdrawBankFileInputData;
}>;


export type WithdrawBankFileMutation = { withdrawBankFile: string };

export const WithdrawBankFile: Operation<WithdrawBankFileMutation, WithdrawBankFileMutationVariables> = {
  name: "WithdrawBankFile",
  source: "mutation WithdrawBankFile($inputData:WithdrawBankFileInputData!){withdrawBankFile(inputData:$inputData)}",
};
