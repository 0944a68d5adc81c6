// Made by script/generate from retry-failed.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RetryFailedMutationVariables = Exact<{
  kind: Types.FailureKind;
  ids: Array<string> | string;
}>;


export type RetryFailedMutation = { retryFailed: number };

export const RetryFailed: Operation<RetryFailedMutation, RetryFailedMutationVariables> = {
  name: "RetryFailed",
  source: "mutation RetryFailed($kind:FailureKind!$ids:[ID!]!){retryFailed(inputData:{kind:$kind ids:$ids})}",
};
