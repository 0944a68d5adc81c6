// Made by script/generate from say-paid.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SayPaidMutationVariables = Exact<{
  id: string;
}>;


export type SayPaidMutation = { sayInvoicePaid: { _id: string } };

export const SayPaid: Operation<SayPaidMutation, SayPaidMutationVariables> = {
  name: "SayPaid",
  source: "mutation SayPaid($id:ID!){sayInvoicePaid(inputData:{invoiceId:$id}){_id}}",
};
