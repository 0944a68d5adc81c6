// Made by script/generate from receive-invoice-directly.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReceiveInvoiceDirectlyMutationVariables = Exact<{
  id: string;
}>;


export type ReceiveInvoiceDirectlyMutation = { receiveInvoiceDirectly: { _id: string, hasWaitingReduction: boolean, secondPeople: Array<string> } };

export const ReceiveInvoiceDirectly: Operation<ReceiveInvoiceDirectlyMutation, ReceiveInvoiceDirectlyMutationVariables> = {
  name: "ReceiveInvoiceDirectly",
  source: "mutation ReceiveInvoiceDirectly($id:ID!){receiveInvoiceDirectly(inputData:{invoiceId:$id}){_id hasWaitingReduction secondPeople}}",
};
