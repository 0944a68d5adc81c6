// Made by script/generate from deny-rent-paid.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DenyRentPaidMutationVariables = Exact<{
  id: string;
}>;


export type DenyRentPaidMutation = { denyInvoicePaid: { _id: string } };

export const DenyRentPaid: Operation<DenyRentPaidMutation, DenyRentPaidMutationVariables> = {
  name: "DenyRentPaid",
  source: "mutation DenyRentPaid($id: ID!) { denyInvoicePaid(inputData: { invoiceId: $id }) { _id } }",
};
