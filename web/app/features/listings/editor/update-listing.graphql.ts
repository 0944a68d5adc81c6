// Made by script/generate from update-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

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


export type UpdateListingMutation = { updateListing: { _id: string, version: number, state: Types.ListingState, hasChanges: boolean, updatedAt: string, images: Array<{ photoId: string, state: Types.PhotoState, reason: string | null, url: string | null, width: number | null, height: number | null, color: string | null, description: string | null }> } };

export const UpdateListing: Operation<UpdateListingMutation, UpdateListingMutationVariables> = {
  name: "UpdateListing",
  source: "mutation UpdateListing( $listingId: ID! $version: Int! $data: ListingDraftInput $images: [DraftImageInput!] ) { updateListing( inputData: { listingId: $listingId, version: $version, data: $data, images: $images } ) { _id version state hasChanges updatedAt images { photoId state reason url width height color description } } }",
};
