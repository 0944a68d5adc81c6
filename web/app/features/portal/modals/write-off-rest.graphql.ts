// Made by script/generate from write-off-rest.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WriteOffRestMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WriteOffRestMutation = { writeOffInvoice: { _id: string, hasWaitingReduction: boolean } };

export const WriteOffRest: Operation<WriteOffRestMutation, WriteOffRestMutationVariables> = {
  name: "WriteOffRest",
  source: "mutation WriteOffRest($id:ID!$reason:String!){writeOffInvoice(inputData:{invoiceId:$id reason:$reason}){_id hasWaitingReduction}}",
};
