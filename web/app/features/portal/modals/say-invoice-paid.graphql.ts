// Made by script/generate from say-invoice-paid.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SayInvoicePaidMutationVariables = Exact<{
  id: string;
}>;


export type SayInvoicePaidMutation = { sayInvoicePaid: { _id: string } };

export const SayInvoicePaid: Operation<SayInvoicePaidMutation, SayInvoicePaidMutationVariables> = {
  name: "SayInvoicePaid",
  source: "mutation SayInvoicePaid($id:ID!){sayInvoicePaid(inputData:{invoiceId:$id}){_id}}",
};
