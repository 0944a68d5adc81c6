// Made by script/generate from workplaces.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WorkplacesQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkplacesQuery = { getWorkplaces: Array<{ _id: string, name: string, site: string }> };

export const Workplaces: Operation<WorkplacesQuery, WorkplacesQueryVariables> = {
  name: "Workplaces",
  source: "query Workplaces{getWorkplaces{_id name site}}",
};
