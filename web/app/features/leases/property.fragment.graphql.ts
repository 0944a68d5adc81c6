// Made by script/generate from property.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeasePropertyAddressFragment = { name: string, placeId: string | null, street: string | null, streetNumber: string | null, apartmentId: string | null, postalCode: string | null, city: string };
