// Made by script/generate from add-message.graphql.
import type { Operation } from '@husvaer/contract/operation';

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


export type AddMessageMutation = { addMessage: { _id: string, position: number, senderId: string | null, clientId: string, text: string, carriesWarning: boolean, createdAt: string, attachments: Array<{ _id: string, title: string, name: string, size: number }> } };

export const AddMessage: Operation<AddMessageMutation, AddMessageMutationVariables> = {
  name: "AddMessage",
  source: "mutation AddMessage( $conversationId: ID! $clientId: ID! $text: String! $attachments: [AttachmentInput!] ) { addMessage( inputData: { conversationId: $conversationId clientId: $clientId text: $text attachments: $attachments } ) { _id position senderId clientId text attachments { _id title name size } carriesWarning createdAt } }",
};
