// Made by script/generate from add-credit-note.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddCreditNoteMutationVariables = Exact<{
  inputData: Types.AddCreditNoteInputData;
}>;


export type AddCreditNoteMutation = { addCreditNote: { _id: string, hasWaitingReduction: boolean, secondPeople: Array<string> } };

export const AddCreditNote: Operation<AddCreditNoteMutation, AddCreditNoteMutationVariables> = {
  name: "AddCreditNote",
  source: "mutation AddCreditNote($inputData:AddCreditNoteInputData!){addCreditNote(inputData:$inputData){_id hasWaitingReduction secondPeople}}",
};
