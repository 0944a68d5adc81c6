// Made by script/generate from lease-days.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeaseDaysFragment = { endingMonths: number, signingDays: number, remindingDays: number };
