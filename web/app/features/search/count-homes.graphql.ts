// Made by script/generate from count-homes.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CountHomesQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
}>;


export type CountHomesQuery = { getListings: { metaData: { filteredDocuments: number } } };

export const CountHomes: Operation<CountHomesQuery, CountHomesQueryVariables> = {
  name: "CountHomes",
  source: "query CountHomes($queryData:ListingsQueryData){getListings(queryData:$queryData optionData:{limit:1}){metaData{filteredDocuments}}}",
};
