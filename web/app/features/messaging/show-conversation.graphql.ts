// Made by script/generate from show-conversation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ShowConversationQueryVariables = Exact<{
  conversationId: string;
  limit?: number | null | undefined;
}>;


export type ShowConversationQuery = { getConversation: { _id: string, userStatus: Types.ConversationUserStatus, lastMessageAt: string | null, lastMessage: string | null, lastAttachment: string | null, partnerId: string | null, tenantId: string | null, hideForPartner: boolean, archivedBy: Array<string>, favoriteBy: Array<string>, unreadCount: number, messageCount: number, participants: Array<{ _id: string, name: string | null, avatar: string | null, deliveredPosition: number, readPosition: number }>, listing: { _id: string, title: string, city: string, monthlyRent: number, isOpen: boolean, cover: string | null } | null }, getMessages: { data: Array<{ _id: string, position: number, senderId: string | null, clientId: string, text: string, carriesWarning: boolean, createdAt: string, attachments: Array<{ _id: string, title: string, name: string, size: number }> }> } };

export const ShowConversation: Operation<ShowConversationQuery, ShowConversationQueryVariables> = {
  name: "ShowConversation",
  source: "query ShowConversation($conversationId: ID!, $limit: Int) { getConversation(queryData: { conversationId: $conversationId }) { _id userStatus lastMessageAt lastMessage lastAttachment partnerId tenantId hideForPartner archivedBy favoriteBy unreadCount messageCount participants { _id name avatar deliveredPosition readPosition } listing { _id title city monthlyRent isOpen cover } } getMessages(queryData: { conversationId: $conversationId }, optionData: { limit: $limit }) { data { _id position senderId clientId text attachments { _id title name size } carriesWarning createdAt } } }",
};
