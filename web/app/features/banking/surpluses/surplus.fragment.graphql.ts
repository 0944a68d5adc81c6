// Made by script/generate from surplus.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SurplusLineFragment = { contractId: string, leaseNumber: string, home: string, tenantNames: Array<string>, endedOn: string | null, surplus: number, account: string | null, name: string | null };
