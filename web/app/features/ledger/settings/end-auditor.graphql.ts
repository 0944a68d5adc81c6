// Made by script/generate from end-auditor.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndAuditorMutationVariables = Exact<{
  id: string;
}>;


export type EndAuditorMutation = { endAuditor: { _id: string } };

export const EndAuditor: Operation<EndAuditorMutation, EndAuditorMutationVariables> = {
  name: "EndAuditor",
  source: "mutation EndAuditor($id:ID!){endAuditor(inputData:{auditorId:$id}){_id}}",
};
