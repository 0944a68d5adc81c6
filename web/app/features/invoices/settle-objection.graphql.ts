// Made by script/generate from settle-objection.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettleObjectionMutationVariables = Exact<{
  id: string;
}>;


export type SettleObjectionMutation = { settleInvoiceObjection: { _id: string } };

export const SettleObjection: Operation<SettleObjectionMutation, SettleObjectionMutationVariables> = {
  name: "SettleObjection",
  source: "mutation SettleObjection($id:ID!){settleInvoiceObjection(inputData:{invoiceId:$id}){_id}}",
};
