// Made by script/generate from get-my-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingEditedFragment } from './edited.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type GetMyListingQueryVariables = Exact<{
  listingId: string;
}>;


export type GetMyListingQuery = { getMyListing: MyListingEditedFragment };

export const GetMyListing: Operation<GetMyListingQuery, GetMyListingQueryVariables> = {
  name: "GetMyListing",
  source: "query GetMyListing($listingId:ID!){getMyListing(queryData:{listingId:$listingId}){...MyListingEdited}}fragment MyListingEdited on MyListing{...MyListingStanding content{title description language listingType propertyType address{street streetNumber apartmentNumber postalCode neighbourhood municipality city}position{lat lng}showsExactAddress floor totalBedrooms totalSize internalUsableSize externalUsableSize balconySize energyLabel availableFrom availableTo minimumStay monthlyRent depositAmount monthlyExtras furnished facilities includedInRent videoUrl view360Url}images{...DraftImageEdited}}fragment DraftImageEdited on DraftImage{photoId state reason url width height color description}fragment MyListingStanding on MyListing{_id version state hasChanges partnerId publishedAt letFrom updatedAt views favourites interestCount owner{_id name}contactPerson{_id name}}",
};
