// Made by script/generate from find-rent-chart.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindRentChartQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
}>;


export type FindRentChartQuery = { getRentChart: { count: number, kind: Types.RentKind, median: number | null, kinds: Array<{ kind: Types.RentKind, count: number, median: number | null }>, bars: Array<{ from: number, to: number | null, count: number }>, byBedrooms: Array<{ bedrooms: number | null, count: number, median: number | null }> } };

export const FindRentChart: Operation<FindRentChartQuery, FindRentChartQueryVariables> = {
  name: "FindRentChart",
  source: "query FindRentChart($queryData:ListingsQueryData){getRentChart(queryData:$queryData){count kind median kinds{kind count median}bars{from to count}byBedrooms{bedrooms count median}}}",
};
