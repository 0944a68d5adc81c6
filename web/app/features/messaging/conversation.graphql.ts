// Made by script/generate from conversation.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ConversationRowFragment } from './conversation.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OneConversationQueryVariables = Exact<{
  conversationId: string;
}>;


export type OneConversationQuery = { getConversation: ConversationRowFragment };

export const OneConversation: Operation<OneConversationQuery, OneConversationQueryVariables> = {
  name: "OneConversation",
  source: "query OneConversation($conversationId:ID!){getConversation(queryData:{conversationId:$conversationId}){...ConversationRow}}fragment ConversationRow on Conversation{_id userStatus lastMessageAt lastMessage lastAttachment partnerId tenantId hideForPartner archivedBy favoriteBy unreadCount messageCount participants{_id name avatar deliveredPosition readPosition}listing{_id title city monthlyRent isOpen cover}}",
};
