// Made by script/generate from find-clusters.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BoundsInput = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type Facility =
  | 'balcony'
  | 'dishwasher'
  | 'dryer'
  | 'elevator'
  | 'ev_charger'
  | 'fireplace'
  | 'garden'
  | 'gym'
  | 'internet_ready'
  | 'parking'
  | 'pets_allowed'
  | 'private_entrance'
  | 'smoking_allowed'
  | 'storage'
  | 'washing_machine'
  | 'wheelchair_accessible';

export type Furnished =
  | 'furnished'
  | 'partially_furnished'
  | 'unfurnished';

export type IncludedInRent =
  | 'cable_tv'
  | 'cleaning'
  | 'electricity'
  | 'gas'
  | 'heating'
  | 'hot_water'
  | 'internet'
  | 'parking'
  | 'water';

export type ListingType =
  | 'entire_place'
  | 'parking'
  | 'private_room'
  | 'shared_room'
  | 'storage_room';

export type ListingsQueryData = {
  /** Polygon of 3 to 100 corners, closed by itself; it may cross itself. */
  area?: Array<PositionInput> | null | undefined;
  /** YYYY-MM: free in this month or before. */
  availableFrom?: string | null | undefined;
  bounds?: BoundsInput | null | undefined;
  city?: string | null | undefined;
  cityPlaceId?: string | null | undefined;
  /** In any of at most 20 towns; cityPlaceId is one more of them. */
  cityPlaceIds?: Array<string> | null | undefined;
  /** All of them. */
  facilities?: Array<Facility> | null | undefined;
  furnished?: Array<Furnished> | null | undefined;
  /** At most 200 homes that are left out of list, map, count and chart. */
  hiddenListingIds?: Array<string> | null | undefined;
  /** All of them. */
  includedInRent?: Array<IncludedInRent> | null | undefined;
  listingTypes?: Array<ListingType> | null | undefined;
  maxBedrooms?: number | null | undefined;
  /** Months. */
  maxMinimumStay?: number | null | undefined;
  maxRent?: number | null | undefined;
  minBedrooms?: number | null | undefined;
  /** Kroner a month. */
  minRent?: number | null | undefined;
  /** m² */
  minSize?: number | null | undefined;
  partnerId?: string | null | undefined;
  propertyTypes?: Array<PropertyType> | null | undefined;
  /** New since then. */
  publishedAfter?: string | null | undefined;
  /** Words of title, street, neighbourhood and town. */
  search?: string | null | undefined;
};

export type PositionInput = {
  lat: number;
  lng: number;
};

export type PropertyType =
  | 'apartment'
  | 'detached_house'
  | 'dorm'
  | 'house'
  | 'other'
  | 'parking'
  | 'semi_detached_house'
  | 'shared_accommodation'
  | 'studio'
  | 'terraced_house';

export type FindClustersQueryVariables = Exact<{
  queryData?: ListingsQueryData | null | undefined;
  zoom: number;
}>;


export type FindClustersQuery = { getListingClusters: { data: Array<{ lat: number, lng: number, count: number, lowestRent: number, listingId: string | null, bounds: { north: number, south: number, east: number, west: number } }> } };

export const FindClusters: Operation<FindClustersQuery, FindClustersQueryVariables> = {
  name: "FindClusters",
  source: "query FindClusters($queryData: ListingsQueryData, $zoom: Float!) { getListingClusters(queryData: $queryData, optionData: { zoom: $zoom }) { data { lat lng count lowestRent listingId bounds { north south east west } } } }",
};
