// Made by script/generate from account-change.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountChangeNoteFragment = { formerAccountNumber: string, noticeDate: string };
