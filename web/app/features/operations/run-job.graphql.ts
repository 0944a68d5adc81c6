// Made by script/generate from run-job.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RunJobMutationVariables = Exact<{
  name: string;
}>;


export type RunJobMutation = { runJob: boolean };

export const RunJob: Operation<RunJobMutation, RunJobMutationVariables> = {
  name: "RunJob",
  source: "mutation RunJob($name:String!){runJob(inputData:{name:$name})}",
};
