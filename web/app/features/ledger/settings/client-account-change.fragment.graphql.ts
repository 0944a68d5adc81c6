// Made by script/generate from client-account-change.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClientAccountChangeRowFragment = { _id: string, partnerId: string | null, name: string, clientAccount: string, nextClientAccount: string, isNextAccountProved: boolean, requestedByName: string | null, requestedAt: string, agreedByName: string | null, countsOn: string | null, mayAgree: boolean };
