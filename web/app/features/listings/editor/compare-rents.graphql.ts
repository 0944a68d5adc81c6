// Made by script/generate from compare-rents.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CompareRentsQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
}>;


export type CompareRentsQuery = { getRentChart: { count: number, median: number | null } };

export const CompareRents: Operation<CompareRentsQuery, CompareRentsQueryVariables> = {
  name: "CompareRents",
  source: "query CompareRents($queryData:ListingsQueryData){getRentChart(queryData:$queryData){count median}}",
};
