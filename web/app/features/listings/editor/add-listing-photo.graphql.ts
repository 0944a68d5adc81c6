// Made by script/generate from add-listing-photo.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingSavedFragment } from './edited.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddListingPhotoMutationVariables = Exact<{
  listingId: string;
  key: string;
}>;


export type AddListingPhotoMutation = { addListingPhoto: MyListingSavedFragment };

export const AddListingPhoto: Operation<AddListingPhotoMutation, AddListingPhotoMutationVariables> = {
  name: "AddListingPhoto",
  source: "mutation AddListingPhoto($listingId:ID!$key:String!){addListingPhoto(inputData:{listingId:$listingId key:$key}){...MyListingSaved}}fragment MyListingSaved on MyListing{_id version state hasChanges updatedAt images{...DraftImageEdited}}fragment DraftImageEdited on DraftImage{photoId state reason url width height color description}",
};
