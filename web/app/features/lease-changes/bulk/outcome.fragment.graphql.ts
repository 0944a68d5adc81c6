// Made by script/generate from outcome.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeaseOutcomeLineFragment = { contractId: string, missed: Array<string>, refusal: { code: string, day: string | null } | null };
