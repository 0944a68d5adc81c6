// Made by script/generate from homes-to-let.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type HomesToLetQueryVariables = Exact<{
  partnerId: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type HomesToLetQuery = { getMyListings: { data: Array<{ _id: string, state: Types.ListingState, content: { title: string | null, monthlyRent: number | null, address: { street: string | null, streetNumber: string | null, city: string | null } | null } }>, metaData: { filteredDocuments: number } } };

export const HomesToLet: Operation<HomesToLetQuery, HomesToLetQueryVariables> = {
  name: "HomesToLet",
  source: "query HomesToLet($partnerId: ID!, $search: String, $limit: Int, $skip: Int) { getMyListings( queryData: { partnerId: $partnerId, search: $search } optionData: { limit: $limit, skip: $skip } ) { data { _id state content { title monthlyRent address { street streetNumber city } } } metaData { filteredDocuments } } }",
};
