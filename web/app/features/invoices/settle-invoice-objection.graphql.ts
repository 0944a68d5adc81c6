// Made by script/generate from settle-invoice-objection.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettleInvoiceObjectionMutationVariables = Exact<{
  id: string;
}>;


export type SettleInvoiceObjectionMutation = { settleInvoiceObjection: { _id: string } };

export const SettleInvoiceObjection: Operation<SettleInvoiceObjectionMutation, SettleInvoiceObjectionMutationVariables> = {
  name: "SettleInvoiceObjection",
  source: "mutation SettleInvoiceObjection($id:ID!){settleInvoiceObjection(inputData:{invoiceId:$id}){_id}}",
};
