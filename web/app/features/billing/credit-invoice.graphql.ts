// Made by script/generate from credit-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CreditInvoiceMutationVariables = Exact<{
  inputData: Types.AddCreditNoteInputData;
}>;


export type CreditInvoiceMutation = { addCreditNote: { _id: string } };

export const CreditInvoice: Operation<CreditInvoiceMutation, CreditInvoiceMutationVariables> = {
  name: "CreditInvoice",
  source: "mutation CreditInvoice($inputData:AddCreditNoteInputData!){addCreditNote(inputData:$inputData){_id}}",
};
