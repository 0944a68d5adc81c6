// Made by script/generate from deny-invoice-paid.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DenyInvoicePaidMutationVariables = Exact<{
  id: string;
}>;


export type DenyInvoicePaidMutation = { denyInvoicePaid: { _id: string } };

export const DenyInvoicePaid: Operation<DenyInvoicePaidMutation, DenyInvoicePaidMutationVariables> = {
  name: "DenyInvoicePaid",
  source: "mutation DenyInvoicePaid($id:ID!){denyInvoicePaid(inputData:{invoiceId:$id}){_id}}",
};
