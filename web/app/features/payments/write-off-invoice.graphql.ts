// Made by script/generate from write-off-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type WriteOffInvoiceMutationVariables = Exact<{
  inputData: Types.WriteOffInvoiceInputData;
}>;


export type WriteOffInvoiceMutation = { writeOffInvoice: { _id: string, hasWaitingReduction: boolean, secondPeople: Array<string> } };

export const WriteOffInvoice: Operation<WriteOffInvoiceMutation, WriteOffInvoiceMutationVariables> = {
  name: "WriteOffInvoice",
  source: "mutation WriteOffInvoice($inputData:WriteOffInvoiceInputData!){writeOffInvoice(inputData:$inputData){_id hasWaitingReduction secondPeople}}",
};
