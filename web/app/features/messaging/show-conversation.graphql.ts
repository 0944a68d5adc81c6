// Made by script/generate from show-conversation.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ConversationRowFragment } from './conversation.fragment.graphql.ts';
import type { MessageBubbleFragment } from './message.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShowConversationQueryVariables = Exact<{
  conversationId: string;
  limit?: number | null | undefined;
}>;


export type ShowConversationQuery = { getConversation: ConversationRowFragment, getMessages: { data: Array<MessageBubbleFragment> } };

export const ShowConversation: Operation<ShowConversationQuery, ShowConversationQueryVariables> = {
  name: "ShowConversation",
  source: "query ShowConversation($conversationId:ID!$limit:Int){getConversation(queryData:{conversationId:$conversationId}){...ConversationRow}getMessages(queryData:{conversationId:$conversationId}optionData:{limit:$limit}){data{...MessageBubble}}}fragment FileAttachment on File{_id title name size}fragment ConversationRow on Conversation{_id userStatus lastMessageAt lastMessage lastAttachment partnerId tenantId hideForPartner archivedBy favoriteBy unreadCount messageCount participants{_id name avatar deliveredPosition readPosition}listing{_id title city monthlyRent isOpen cover}}fragment MessageBubble on Message{_id position senderId clientId text attachments{...FileAttachment}carriesWarning createdAt}",
};
