// Made by script/generate from note-deposit-insurance.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type NoteDepositInsuranceMutationVariables = Exact<{
  inputData: Types.NoteDepositInsuranceInputData;
}>;


export type NoteDepositInsuranceMutation = { noteDepositInsurance: { _id: string } | null };

export const NoteDepositInsurance: Operation<NoteDepositInsuranceMutation, NoteDepositInsuranceMutationVariables> = {
  name: "NoteDepositInsurance",
  source: "mutation NoteDepositInsurance($inputData:NoteDepositInsuranceInputData!){noteDepositInsurance(inputData:$inputData){_id}}",
};
