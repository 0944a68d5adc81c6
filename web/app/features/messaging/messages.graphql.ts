// Made by script/generate from messages.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MessagesQueryVariables = Exact<{
  queryData: Types.MessagesQueryData;
  limit?: number | null | undefined;
}>;


export type MessagesQuery = { getMessages: { data: Array<{ _id: string, position: number, senderId: string | null, clientId: string, text: string, carriesWarning: boolean, createdAt: string, attachments: Array<{ _id: string, title: string, name: string, size: number }> }> } };

export const Messages: Operation<MessagesQuery, MessagesQueryVariables> = {
  name: "Messages",
  source: "query Messages($queryData: MessagesQueryData!, $limit: Int) { getMessages(queryData: $queryData, optionData: { limit: $limit }) { data { _id position senderId clientId text attachments { _id title name size } carriesWarning createdAt } } }",
};
