// Made by script/generate from note-deposit-guarantee.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type NoteDepositGuaranteeMutationVariables = Exact<{
  inputData: Types.NoteDepositGuaranteeInputData;
}>;


export type NoteDepositGuaranteeMutation = { noteDepositGuarantee: { _id: string } | null };

export const NoteDepositGuarantee: Operation<NoteDepositGuaranteeMutation, NoteDepositGuaranteeMutationVariables> = {
  name: "NoteDepositGuarantee",
  source: "mutation NoteDepositGuarantee($inputData:NoteDepositGuaranteeInputData!){noteDepositGuarantee(inputData:$inputData){_id}}",
};
