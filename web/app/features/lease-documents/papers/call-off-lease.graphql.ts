// Made by script/generate from call-off-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CallOffLeaseMutationVariables = Exact<{
  id: string;
}>;


export type CallOffLeaseMutation = { callOffLease: { _id: string } };

export const CallOffLease: Operation<CallOffLeaseMutation, CallOffLeaseMutationVariables> = {
  name: "CallOffLease",
  source: "mutation CallOffLease($id:ID!){callOffLease(inputData:{contractId:$id}){_id}}",
};
