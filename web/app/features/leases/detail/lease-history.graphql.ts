// Made by script/generate from lease-history.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeaseHistoryQueryVariables = Exact<{
  id: string;
}>;


export type LeaseHistoryQuery = { getLeaseHistory: Array<{ position: number, at: string, name: string }> };

export const LeaseHistory: Operation<LeaseHistoryQuery, LeaseHistoryQueryVariables> = {
  name: "LeaseHistory",
  source: "query LeaseHistory($id: ID!) { getLeaseHistory(queryData: { contractId: $id }) { position at name } }",
};
