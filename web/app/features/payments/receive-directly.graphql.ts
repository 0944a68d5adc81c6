// Made by script/generate from receive-directly.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReceiveDirectlyMutationVariables = Exact<{
  id: string;
}>;


export type ReceiveDirectlyMutation = { receiveInvoiceDirectly: { _id: string } };

export const ReceiveDirectly: Operation<ReceiveDirectlyMutation, ReceiveDirectlyMutationVariables> = {
  name: "ReceiveDirectly",
  source: "mutation ReceiveDirectly($id:ID!){receiveInvoiceDirectly(inputData:{invoiceId:$id}){_id}}",
};
