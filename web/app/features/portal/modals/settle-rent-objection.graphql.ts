// Made by script/generate from settle-rent-objection.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettleRentObjectionMutationVariables = Exact<{
  id: string;
}>;


export type SettleRentObjectionMutation = { settleInvoiceObjection: { _id: string } };

export const SettleRentObjection: Operation<SettleRentObjectionMutation, SettleRentObjectionMutationVariables> = {
  name: "SettleRentObjection",
  source: "mutation SettleRentObjection($id: ID!) { settleInvoiceObjection(inputData: { invoiceId: $id }) { _id } }",
};
