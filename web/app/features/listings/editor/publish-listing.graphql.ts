// Made by script/generate from publish-listing.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MyListingSavedFragment } from './edited.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PublishListingMutationVariables = Exact<{
  listingId: string;
  version: number;
  isInSearch?: boolean | null | undefined;
}>;


export type PublishListingMutation = { publishListing: MyListingSavedFragment };

export const PublishListing: Operation<PublishListingMutation, PublishListingMutationVariables> = {
  name: "PublishListing",
  source: "mutation PublishListing($listingId:ID!$version:Int!$isInSearch:Boolean){publishListing(inputData:{listingId:$listingId version:$version isInSearch:$isInSearch}){...MyListingSaved}}fragment MyListingSaved on MyListing{_id version state hasChanges updatedAt images{...DraftImageEdited}}fragment DraftImageEdited on DraftImage{photoId state reason url width height color description}",
};
