// Made by script/generate from cover.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyListingCoverFragment = { content: { title: string | null, address: { street: string | null, streetNumber: string | null, city: string | null } | null }, images: Array<{ photoId: string, state: Types.PhotoState, color: string | null }> };
