// Made by script/generate from find-home.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingCardItemFragment } from './components/card.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FindHomeQueryVariables = Exact<{
  queryData?: Types.ListingsQueryData | null | undefined;
  optionData?: Types.ListingsOptionData | null | undefined;
}>;


export type FindHomeQuery = { getListings: { data: Array<ListingCardItemFragment>, metaData: { filteredDocuments: number } } };

export const FindHome: Operation<FindHomeQuery, FindHomeQueryVariables> = {
  name: "FindHome",
  source: "query FindHome($queryData:ListingsQueryData$optionData:ListingsOptionData){getListings(queryData:$queryData optionData:$optionData){data{...ListingCardItem}metaData{filteredDocuments}}}fragment ListingAddressLine on ListingAddress{street streetNumber postalCode neighbourhood city}fragment ListingImagePhoto on ListingImage{_id width height color description}fragment ListingCardItem on ListingCard{_id title listingType propertyType address{...ListingAddressLine}lat lng totalBedrooms totalSize availableFrom monthlyRent depositAmount monthlyExtras furnished facilities includedInRent publishedAt images{...ListingImagePhoto}}",
};
