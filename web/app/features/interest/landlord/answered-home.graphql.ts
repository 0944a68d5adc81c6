// Made by script/generate from answered-home.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AnsweredHomeQueryVariables = Exact<{
  listingId: string;
}>;


export type AnsweredHomeQuery = { getMyListing: { _id: string, partnerId: string | null, content: { title: string | null, monthlyRent: number | null, address: { street: string | null, streetNumber: string | null, city: string | null } | null }, images: Array<{ photoId: string, state: Types.PhotoState, color: string | null }> } };

export const AnsweredHome: Operation<AnsweredHomeQuery, AnsweredHomeQueryVariables> = {
  name: "AnsweredHome",
  source: "query AnsweredHome($listingId: ID!) { getMyListing(queryData: { listingId: $listingId }) { _id partnerId content { title monthlyRent address { street streetNumber city } } images { photoId state color } } }",
};
