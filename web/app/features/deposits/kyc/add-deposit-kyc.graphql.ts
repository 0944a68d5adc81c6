// Made by script/generate from add-deposit-kyc.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddDepositKycMutationVariables = Exact<{
  inputData: Types.AddDepositKycInputData;
}>;


export type AddDepositKycMutation = { addDepositKyc: { signingUrl: string | null } };

export const AddDepositKyc: Operation<AddDepositKycMutation, AddDepositKycMutationVariables> = {
  name: "AddDepositKyc",
  source: "mutation AddDepositKyc($inputData:AddDepositKycInputData!){addDepositKyc(inputData:$inputData){signingUrl}}",
};
