// Made by script/generate from drafts.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingCoverFragment } from './cover.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsQuery = { getMyListings: { data: Array<(
      { _id: string, updatedAt: string, content: { listingType: Types.ListingType | null } }
      & MyListingCoverFragment
    )>, metaData: { filteredDocuments: number } } };

export const Drafts: Operation<DraftsQuery, DraftsQueryVariables> = {
  name: "Drafts",
  source: "query Drafts{getMyListings(queryData:{state:draft}optionData:{limit:6}){data{_id updatedAt content{listingType}...MyListingCover}metaData{filteredDocuments}}}fragment MyListingCover on MyListing{content{title address{street streetNumber city}}images{photoId state color}}",
};
