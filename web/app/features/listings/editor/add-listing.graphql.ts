// Made by script/generate from add-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingEditedFragment } from './edited.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddListingMutationVariables = Exact<{
  partnerId?: string | null | undefined;
  copyOf?: string | null | undefined;
  data?: Types.ListingDraftInput | null | undefined;
}>;


export type AddListingMutation = { addListing: MyListingEditedFragment };

export const AddListing: Operation<AddListingMutation, AddListingMutationVariables> = {
  name: "AddListing",
  source: "mutation AddListing($partnerId:ID$copyOf:ID$data:ListingDraftInput){addListing(inputData:{partnerId:$partnerId copyOf:$copyOf data:$data}){...MyListingEdited}}fragment MyListingEdited on MyListing{...MyListingStanding content{title description language listingType propertyType address{street streetNumber apartmentNumber postalCode neighbourhood municipality city}position{lat lng}showsExactAddress floor totalBedrooms totalSize internalUsableSize externalUsableSize balconySize energyLabel availableFrom availableTo minimumStay monthlyRent depositAmount monthlyExtras furnished facilities includedInRent videoUrl view360Url}images{...DraftImageEdited}}fragment DraftImageEdited on DraftImage{photoId state reason url width height color description}fragment MyListingStanding on MyListing{_id version state hasChanges partnerId publishedAt letFrom updatedAt views favourites interestCount owner{_id name}contactPerson{_id name}}",
};
