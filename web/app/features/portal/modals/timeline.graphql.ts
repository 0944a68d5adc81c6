// Made by script/generate from timeline.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type TimelineQueryVariables = Exact<{
  contractId: string;
}>;


export type TimelineQuery = { getLeaseTimeline: Array<{ _id: string, on: string, at: string | null, kind: Types.LeaseTimelineKind, amount: number | null, day: string | null, invoiceSerialId: number | null, fileId: string | null }> };

export const Timeline: Operation<TimelineQuery, TimelineQueryVariables> = {
  name: "Timeline",
  source: "query Timeline($contractId: ID!) { getLeaseTimeline(queryData: { contractId: $contractId }) { _id on at kind amount day invoiceSerialId fileId } }",
};
