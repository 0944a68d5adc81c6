// Made by script/generate from receive-rent.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReceiveRentMutationVariables = Exact<{
  id: string;
}>;


export type ReceiveRentMutation = { receiveInvoiceDirectly: { _id: string } };

export const ReceiveRent: Operation<ReceiveRentMutation, ReceiveRentMutationVariables> = {
  name: "ReceiveRent",
  source: "mutation ReceiveRent($id: ID!) { receiveInvoiceDirectly(inputData: { invoiceId: $id }) { _id } }",
};
