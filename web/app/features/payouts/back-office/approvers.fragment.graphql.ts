// Made by script/generate from approvers.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PayoutSettingsApproversFragment = { approvers: Array<{ _id: string, name: string }> };
