// Made by script/generate from standing.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyListingStandingFragment = { _id: string, version: number, state: Types.ListingState, hasChanges: boolean, partnerId: string | null, publishedAt: string | null, letFrom: string | null, updatedAt: string, views: number, favourites: number, interestCount: number, owner: { _id: string, name: string } | null, contactPerson: { _id: string, name: string } | null };
