// Made by script/generate from note-insurance.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type NoteInsuranceMutationVariables = Exact<{
  inputData: Types.NoteDepositInsuranceInputData;
}>;


export type NoteInsuranceMutation = { noteDepositInsurance: { _id: string } | null };

export const NoteInsurance: Operation<NoteInsuranceMutation, NoteInsuranceMutationVariables> = {
  name: "NoteInsurance",
  source: "mutation NoteInsurance($inputData:NoteDepositInsuranceInputData!){noteDepositInsurance(inputData:$inputData){_id}}",
};
