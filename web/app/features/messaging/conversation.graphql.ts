// Made by script/generate from conversation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type OneConversationQueryVariables = Exact<{
  conversationId: string;
}>;


export type OneConversationQuery = { getConversation: { _id: string, userStatus: Types.ConversationUserStatus, lastMessageAt: string | null, lastMessage: string | null, lastAttachment: string | null, partnerId: string | null, tenantId: string | null, hideForPartner: boolean, archivedBy: Array<string>, favoriteBy: Array<string>, unreadCount: number, messageCount: number, participants: Array<{ _id: string, name: string | null, avatar: string | null, deliveredPosition: number, readPosition: number }>, listing: { _id: string, title: string, city: string, monthlyRent: number, isOpen: boolean, cover: string | null } | null } };

export const OneConversation: Operation<OneConversationQuery, OneConversationQueryVariables> = {
  name: "OneConversation",
  source: "query OneConversation($conversationId: ID!) { getConversation(queryData: { conversationId: $conversationId }) { _id userStatus lastMessageAt lastMessage lastAttachment partnerId tenantId hideForPartner archivedBy favoriteBy unreadCount messageCount participants { _id name avatar deliveredPosition readPosition } listing { _id title city monthlyRent isOpen cover } } }",
};
