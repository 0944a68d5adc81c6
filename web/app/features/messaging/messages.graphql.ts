// Made by script/generate from messages.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MessageBubbleFragment } from './message.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MessagesQueryVariables = Exact<{
  queryData: Types.MessagesQueryData;
  limit?: number | null | undefined;
}>;


export type MessagesQuery = { getMessages: { data: Array<MessageBubbleFragment> } };

export const Messages: Operation<MessagesQuery, MessagesQueryVariables> = {
  name: "Messages",
  source: "query Messages($queryData:MessagesQueryData!$limit:Int){getMessages(queryData:$queryData optionData:{limit:$limit}){data{...MessageBubble}}}fragment FileAttachment on File{_id title name size}fragment MessageBubble on Message{_id position senderId clientId text attachments{...FileAttachment}carriesWarning createdAt}",
};
