// Made by script/generate from unread-count.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { unreadConversationCount: number, getNotifications: { unreadCount: number } };

export const UnreadCount: Operation<UnreadCountQuery, UnreadCountQueryVariables> = {
  name: "UnreadCount",
  source: "query UnreadCount{unreadConversationCount getNotifications(optionData:{limit:1}){unreadCount}}",
};
