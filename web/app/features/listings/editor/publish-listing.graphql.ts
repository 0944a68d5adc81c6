// Made by script/generate from publish-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PublishListingMutationVariables = Exact<{
  listingId: string;
  version: number;
  isInSearch?: boolean | null | undefined;
}>;


export type PublishListingMutation = { publishListing: { _id: string, version: number, state: Types.ListingState, hasChanges: boolean, updatedAt: string, images: Array<{ photoId: string, state: Types.PhotoState, reason: string | null, url: string | null, width: number | null, height: number | null, color: string | null, description: string | null }> } };

export const PublishListing: Operation<PublishListingMutation, PublishListingMutationVariables> = {
  name: "PublishListing",
  source: "mutation PublishListing($listingId: ID!, $version: Int!, $isInSearch: Boolean) { publishListing(inputData: { listingId: $listingId, version: $version, isInSearch: $isInSearch }) { _id version state hasChanges updatedAt images { photoId state reason url width height color description } } }",
};
