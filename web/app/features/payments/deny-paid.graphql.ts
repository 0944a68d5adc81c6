// Made by script/generate from deny-paid.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DenyPaidMutationVariables = Exact<{
  id: string;
}>;


export type DenyPaidMutation = { denyInvoicePaid: { _id: string } };

export const DenyPaid: Operation<DenyPaidMutation, DenyPaidMutationVariables> = {
  name: "DenyPaid",
  source: "mutation DenyPaid($id:ID!){denyInvoicePaid(inputData:{invoiceId:$id}){_id}}",
};
