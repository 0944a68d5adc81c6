// Made by script/generate from saved-searches.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { getSavedSearches: { data: Array<{ _id: string, name: string, address: string, partnerId: string | null, frequency: Types.SavedSearchFrequency }> } };

export const SavedSearches: Operation<SavedSearchesQuery, SavedSearchesQueryVariables> = {
  name: "SavedSearches",
  source: "query SavedSearches{getSavedSearches{data{_id name address partnerId frequency}}}",
};
