// Made by script/generate from answered-home.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingCoverFragment } from '../../listings/editor/cover.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AnsweredHomeQueryVariables = Exact<{
  listingId: string;
}>;


export type AnsweredHomeQuery = { getMyListing: (
    { _id: string, partnerId: string | null, content: { monthlyRent: number | null } }
    & MyListingCoverFragment
  ) };

export const AnsweredHome: Operation<AnsweredHomeQuery, AnsweredHomeQueryVariables> = {
  name: "AnsweredHome",
  source: "query AnsweredHome($listingId:ID!){getMyListing(queryData:{listingId:$listingId}){_id partnerId ...MyListingCover content{monthlyRent}}}fragment MyListingCover on MyListing{content{title address{street streetNumber city}}images{photoId state color}}",
};
