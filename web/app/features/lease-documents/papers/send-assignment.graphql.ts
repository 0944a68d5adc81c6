// Made by script/generate from send-assignment.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SendAssignmentMutationVariables = Exact<{
  id: string;
  language: Types.Language;
}>;


export type SendAssignmentMutation = { sendAssignment: { _id: string } };

export const SendAssignment: Operation<SendAssignmentMutation, SendAssignmentMutationVariables> = {
  name: "SendAssignment",
  source: "mutation SendAssignment($id:ID!$language:Language!){sendAssignment(inputData:{contractId:$id language:$language}){_id}}",
};
