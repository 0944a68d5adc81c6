// Made by script/generate from find-map-home.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingTileFragment } from '../listings/components/tile.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindMapHomeQueryVariables = Exact<{
  queryData: Types.SingleListingQueryData;
}>;


export type FindMapHomeQuery = { getSingleListing: (
    { listingType: Types.ListingType, propertyType: Types.PropertyType, lat: number, lng: number, totalBedrooms: number | null, totalSize: number | null }
    & ListingTileFragment
  ) };

export const FindMapHome: Operation<FindMapHomeQuery, FindMapHomeQueryVariables> = {
  name: "FindMapHome",
  source: "query FindMapHome($queryData:SingleListingQueryData!){getSingleListing(queryData:$queryData){...ListingTile listingType propertyType lat lng totalBedrooms totalSize}}fragment ListingTile on Listing{_id title monthlyRent address{neighbourhood city}images{_id color}}",
};
