// Made by script/generate from find-loosened.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindLoosenedQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
}>;


export type FindLoosenedQuery = { getListings: { metaData: { loosened: Array<{ filter: string, filteredDocuments: number }> } } };

export const FindLoosened: Operation<FindLoosenedQuery, FindLoosenedQueryVariables> = {
  name: "FindLoosened",
  source: "query FindLoosened($queryData:ListingsQueryData){getListings(queryData:$queryData optionData:{limit:1}){metaData{loosened{filter filteredDocuments}}}}",
};
