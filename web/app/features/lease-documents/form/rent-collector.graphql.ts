// Made by script/generate from rent-collector.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RentCollectorQueryVariables = Exact<{ [key: string]: never; }>;


export type RentCollectorQuery = { getRentCollector: { name: string } | null };

export const RentCollector: Operation<RentCollectorQuery, RentCollectorQueryVariables> = {
  name: "RentCollector",
  source: "query RentCollector{getRentCollector{name}}",
};
