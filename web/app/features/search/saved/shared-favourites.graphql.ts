// Made by script/generate from shared-favourites.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingCardItemFragment } from '../components/card.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SharedFavouritesQueryVariables = Exact<{
  shareId: string;
  optionData?: Types.FavoriteListingsOptionData | null | undefined;
}>;


export type SharedFavouritesQuery = { getSharedFavoriteListings: { data: Array<ListingCardItemFragment>, metaData: { totalDocuments: number } } };

export const SharedFavourites: Operation<SharedFavouritesQuery, SharedFavouritesQueryVariables> = {
  name: "SharedFavourites",
  source: "query SharedFavourites($shareId:ID!$optionData:FavoriteListingsOptionData){getSharedFavoriteListings(queryData:{shareId:$shareId}optionData:$optionData){data{...ListingCardItem}metaData{totalDocuments}}}fragment ListingAddressLine on ListingAddress{street streetNumber postalCode neighbourhood city}fragment ListingImagePhoto on ListingImage{_id width height color description}fragment ListingCardItem on ListingCard{_id title listingType propertyType address{...ListingAddressLine}lat lng totalBedrooms totalSize availableFrom monthlyRent depositAmount monthlyExtras furnished facilities includedInRent publishedAt images{...ListingImagePhoto}}",
};
