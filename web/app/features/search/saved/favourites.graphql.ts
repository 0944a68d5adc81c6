// Made by script/generate from favourites.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ListingCardItemFragment } from '../components/card.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type FavouritesQueryVariables = Exact<{
  optionData?: Types.FavoriteListingsOptionData | null | undefined;
}>;


export type FavouritesQuery = { getFavoriteListings: { data: Array<{ _id: string, title: string, city: string, isAvailable: boolean, isLet: boolean, card: ListingCardItemFragment | null }>, metaData: { totalDocuments: number, shareId: string | null } } };

export const Favourites: Operation<FavouritesQuery, FavouritesQueryVariables> = {
  name: "Favourites",
  source: "query Favourites($optionData:FavoriteListingsOptionData){getFavoriteListings(optionData:$optionData){data{_id title city isAvailable isLet card{...ListingCardItem}}metaData{totalDocuments shareId}}}fragment ListingAddressLine on ListingAddress{street streetNumber postalCode neighbourhood city}fragment ListingImagePhoto on ListingImage{_id width height color description}fragment ListingCardItem on ListingCard{_id title listingType propertyType address{...ListingAddressLine}lat lng totalBedrooms totalSize availableFrom monthlyRent depositAmount monthlyExtras furnished facilities includedInRent publishedAt images{...ListingImagePhoto}}",
};
