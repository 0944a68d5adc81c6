// Made by script/generate from end-my-sessions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndMySessionsMutationVariables = Exact<{
  id?: string | null | undefined;
}>;


export type EndMySessionsMutation = { endMySessions: number };

export const EndMySessions: Operation<EndMySessionsMutation, EndMySessionsMutationVariables> = {
  name: "EndMySessions",
  source: "mutation EndMySessions($id:ID){endMySessions(inputData:{_id:$id})}",
};
