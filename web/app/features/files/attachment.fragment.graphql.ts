// Made by script/generate from attachment.fragment.graphql.

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FileAttachmentFragment = { _id: string, title: string, name: string, size: number };
