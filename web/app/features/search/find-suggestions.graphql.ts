// Made by script/generate from find-suggestions.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindSuggestionsQueryVariables = Exact<{
  queryData: Types.SearchSuggestionsQueryData;
}>;


export type FindSuggestionsQuery = { getSearchSuggestions: { data: Array<{ kind: Types.SearchSuggestionKind, name: string, within: string | null, cityPlaceId: string | null, homes: number }> } };

export const FindSuggestions: Operation<FindSuggestionsQuery, FindSuggestionsQueryVariables> = {
  name: "FindSuggestions",
  source: "query FindSuggestions($queryData:SearchSuggestionsQueryData!){getSearchSuggestions(queryData:$queryData){data{kind name within cityPlaceId homes}}}",
};
