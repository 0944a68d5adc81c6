// Made by script/generate from write-off-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WriteOffInvoiceMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WriteOffInvoiceMutation = { writeOffInvoice: { _id: string } };

export const WriteOffInvoice: Operation<WriteOffInvoiceMutation, WriteOffInvoiceMutationVariables> = {
  name: "WriteOffInvoice",
  source: "mutation WriteOffInvoice($id:ID!$reason:String!){writeOffInvoice(inputData:{invoiceId:$id reason:$reason}){_id}}",
};
