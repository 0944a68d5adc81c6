// Made by script/generate from update-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingSavedFragment } from './edited.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UpdateListingMutationVariables = Exact<{
  listingId: string;
  version: number;
  data?: Types.ListingDraftInput | null | undefined;
  images?: Array<Types.DraftImageInput> | Types.DraftImageInput | null | undefined;
}>;


export type UpdateListingMutation = { updateListing: MyListingSavedFragment };

export const UpdateListing: Operation<UpdateListingMutation, UpdateListingMutationVariables> = {
  name: "UpdateListing",
  source: "mutation UpdateListing($listingId:ID!$version:Int!$data:ListingDraftInput$images:[DraftImageInput!]){updateListing(inputData:{listingId:$listingId version:$version data:$data images:$images}){...MyListingSaved}}fragment MyListingSaved on MyListing{_id version state hasChanges updatedAt images{...DraftImageEdited}}fragment DraftImageEdited on DraftImage{photoId state reason url width height color description}",
};
