// Made by script/generate from conversations.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ConversationRowFragment } from './conversation.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ConversationsQueryVariables = Exact<{
  queryData?: Types.ConversationsQueryData | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type ConversationsQuery = { getConversations: { data: Array<ConversationRowFragment>, metaData: { totalDocuments: number, filteredDocuments: number } } };

export const Conversations: Operation<ConversationsQuery, ConversationsQueryVariables> = {
  name: "Conversations",
  source: "query Conversations($queryData:ConversationsQueryData$limit:Int$skip:Int){getConversations(queryData:$queryData optionData:{limit:$limit skip:$skip}){data{...ConversationRow}metaData{totalDocuments filteredDocuments}}}fragment ConversationRow on Conversation{_id userStatus lastMessageAt lastMessage lastAttachment partnerId tenantId hideForPartner archivedBy favoriteBy unreadCount messageCount participants{_id name avatar deliveredPosition readPosition}listing{_id title city monthlyRent isOpen cover}}",
};
