// Made by script/generate from object-to-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ObjectToInvoiceMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type ObjectToInvoiceMutation = { objectToInvoice: { _id: string } };

export const ObjectToInvoice: Operation<ObjectToInvoiceMutation, ObjectToInvoiceMutationVariables> = {
  name: "ObjectToInvoice",
  source: "mutation ObjectToInvoice($id:ID!$text:String!){objectToInvoice(inputData:{invoiceId:$id text:$text}){_id}}",
};
