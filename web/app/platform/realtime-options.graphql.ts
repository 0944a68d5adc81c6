// Made by script/generate from realtime-options.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RealtimeOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RealtimeOptionsQuery = { realtimeOptions: { key: string, cluster: string | null } };

export const RealtimeOptions: Operation<RealtimeOptionsQuery, RealtimeOptionsQueryVariables> = {
  name: "RealtimeOptions",
  source: "query RealtimeOptions{realtimeOptions{key cluster}}",
};
