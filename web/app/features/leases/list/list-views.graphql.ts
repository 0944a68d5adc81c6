// Made by script/generate from list-views.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeaseListViewsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type LeaseListViewsQuery = { getLeaseListViews: Array<{ _id: string, name: string, query: string }> };

export const LeaseListViews: Operation<LeaseListViewsQuery, LeaseListViewsQueryVariables> = {
  name: "LeaseListViews",
  source: "query LeaseListViews($partnerId:ID){getLeaseListViews(queryData:{partnerId:$partnerId}){_id name query}}",
};
