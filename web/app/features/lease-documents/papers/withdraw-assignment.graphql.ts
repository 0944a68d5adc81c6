// Made by script/generate from withdraw-assignment.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WithdrawAssignmentMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type WithdrawAssignmentMutation = { withdrawAssignment: { _id: string } };

export const WithdrawAssignment: Operation<WithdrawAssignmentMutation, WithdrawAssignmentMutationVariables> = {
  name: "WithdrawAssignment",
  source: "mutation WithdrawAssignment($id:ID!$reason:String){withdrawAssignment(inputData:{contractId:$id reason:$reason}){_id}}",
};
