// Made by script/generate from home.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JanitorPropertyAddressFragment = { _id: string, name: string, street: string | null, streetNumber: string | null, apartmentId: string | null, postalCode: string | null, city: string };

export type JanitorContactLineFragment = { name: string, email: string, phoneNumber: string | null, isMainTenant: boolean };
