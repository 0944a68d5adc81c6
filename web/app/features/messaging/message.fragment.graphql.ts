// Made by script/generate from message.fragment.graphql.
import type { FileAttachmentFragment } from '../files/attachment.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessageBubbleFragment = { _id: string, position: number, senderId: string | null, clientId: string, text: string, carriesWarning: boolean, createdAt: string, attachments: Array<FileAttachmentFragment> };
