// Made by script/generate from interest-home.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingTileFragment } from '../../listings/components/tile.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InterestHomeQueryVariables = Exact<{
  listingId: string;
}>;


export type InterestHomeQuery = { getSingleListing: (
    { availableFrom: string | null, availableTo: string | null, minimumStay: number | null, facilities: Array<Types.Facility> }
    & ListingTileFragment
  ) };

export const InterestHome: Operation<InterestHomeQuery, InterestHomeQueryVariables> = {
  name: "InterestHome",
  source: "query InterestHome($listingId:ID!){getSingleListing(queryData:{listingId:$listingId}){...ListingTile availableFrom availableTo minimumStay facilities}}fragment ListingTile on Listing{_id title monthlyRent address{neighbourhood city}images{_id color}}",
};
