// Made by script/generate from tenant.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeaseUserContactFragment = { name: string, email: string, phoneNumber: string | null };
