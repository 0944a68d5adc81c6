// Made by script/generate from person.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeasePersonCardFragment = { _id: string, name: string, email: string, phoneNumber: string | null, avatar: string | null };
