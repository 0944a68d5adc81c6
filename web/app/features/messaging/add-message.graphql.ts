// Made by script/generate from add-message.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MessageBubbleFragment } from './message.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddMessageMutationVariables = Exact<{
  conversationId: string;
  clientId: string;
  text: string;
  attachments?: Array<Types.AttachmentInput> | Types.AttachmentInput | null | undefined;
}>;


export type AddMessageMutation = { addMessage: MessageBubbleFragment };

export const AddMessage: Operation<AddMessageMutation, AddMessageMutationVariables> = {
  name: "AddMessage",
  source: "mutation AddMessage($conversationId:ID!$clientId:ID!$text:String!$attachments:[AttachmentInput!]){addMessage(inputData:{conversationId:$conversationId clientId:$clientId text:$text attachments:$attachments}){...MessageBubble}}fragment FileAttachment on File{_id title name size}fragment MessageBubble on Message{_id position senderId clientId text attachments{...FileAttachment}carriesWarning createdAt}",
};
