// Made by script/generate from set-listing-active.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetListingActiveMutationVariables = Exact<{
  listingId: string;
  isActive: boolean;
  isInSearch?: boolean | null | undefined;
  availableFrom?: string | null | undefined;
}>;


export type SetListingActiveMutation = { setListingActive: { _id: string, state: Types.ListingState } };

export const SetListingActive: Operation<SetListingActiveMutation, SetListingActiveMutationVariables> = {
  name: "SetListingActive",
  source: "mutation SetListingActive($listingId:ID!$isActive:Boolean!$isInSearch:Boolean$availableFrom:String){setListingActive(inputData:{listingId:$listingId isActive:$isActive isInSearch:$isInSearch availableFrom:$availableFrom}){_id state}}",
};
