// Made by script/generate from find-clusters.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindClustersQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
  zoom: number;
}>;


export type FindClustersQuery = { getListingClusters: { data: Array<{ lat: number, lng: number, count: number, lowestRent: number, listingId: string | null, bounds: { north: number, south: number, east: number, west: number } }> } };

export const FindClusters: Operation<FindClustersQuery, FindClustersQueryVariables> = {
  name: "FindClusters",
  source: "query FindClusters($queryData:ListingsQueryData$zoom:Float!){getListingClusters(queryData:$queryData optionData:{zoom:$zoom}){data{lat lng count lowestRent listingId bounds{north south east west}}}}",
};
