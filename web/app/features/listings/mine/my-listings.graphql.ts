// Made by script/generate from my-listings.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingCoverFragment } from '../editor/cover.fragment.graphql.ts';
import type { MyListingStandingFragment } from '../editor/standing.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyListingsQueryVariables = Exact<{
  queryData?: Types.MyListingsQueryData | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type MyListingsQuery = { getMyListings: { data: Array<(
      { content: { monthlyRent: number | null, availableFrom: string | null } }
      & MyListingStandingFragment
      & MyListingCoverFragment
    )>, metaData: { totalDocuments: number, filteredDocuments: number }, counts: { draft: number, active: number, inactive: number, published: number } } };

export const MyListings: Operation<MyListingsQuery, MyListingsQueryVariables> = {
  name: "MyListings",
  source: "query MyListings($queryData:MyListingsQueryData$limit:Int$skip:Int){getMyListings(queryData:$queryData optionData:{limit:$limit skip:$skip}){data{...MyListingStanding ...MyListingCover content{monthlyRent availableFrom}}metaData{totalDocuments filteredDocuments}counts{draft active inactive published}}}fragment MyListingCover on MyListing{content{title address{street streetNumber city}}images{photoId state color}}fragment MyListingStanding on MyListing{_id version state hasChanges partnerId publishedAt letFrom updatedAt views favourites interestCount owner{_id name}contactPerson{_id name}}",
};
