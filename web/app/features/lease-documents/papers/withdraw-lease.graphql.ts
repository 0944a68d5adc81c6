// Made by script/generate from withdraw-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WithdrawLeaseMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type WithdrawLeaseMutation = { withdrawLease: { _id: string } };

export const WithdrawLease: Operation<WithdrawLeaseMutation, WithdrawLeaseMutationVariables> = {
  name: "WithdrawLease",
  source: "mutation WithdrawLease($id:ID!$reason:String){withdrawLease(inputData:{contractId:$id reason:$reason}){_id}}",
};
