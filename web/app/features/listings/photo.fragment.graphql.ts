// Made by script/generate from photo.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListingImagePhotoFragment = { _id: string, width: number, height: number, color: string, description: string | null };
