// Made by script/generate from address.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListingAddressLineFragment = { street: string | null, streetNumber: string | null, postalCode: string | null, neighbourhood: string | null, city: string };
