// Made by script/generate from add-message.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddMessageMutationVariables = Exact<{
  conversationId: string;
  clientId: string;
  text: string;
}>;


export type AddMessageMutation = { addMessage: { _id: string, position: number, senderId: string | null, clientId: string, text: string, carriesWarning: boolean, createdAt: string } };

export const AddMessage: Operation<AddMessageMutation, AddMessageMutationVariables> = {
  name: "AddMessage",
  source: "mutation AddMessage($conversationId: ID!, $clientId: ID!, $text: String!) { addMessage(inputData: { conversationId: $conversationId, clientId: $clientId, text: $text }) { _id position senderId clientId text carriesWarning createdAt } }",
};
