// Made by script/generate from tile.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListingTileFragment = { _id: string, title: string, monthlyRent: number, address: { neighbourhood: string | null, city: string }, images: Array<{ _id: string, color: string }> };
