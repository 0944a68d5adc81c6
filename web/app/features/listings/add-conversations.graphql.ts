// Made by script/generate from add-conversations.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddConversationsMutationVariables = Exact<{
  listingId: string;
}>;


export type AddConversationsMutation = { addConversations: Array<{ _id: string }> };

export const AddConversations: Operation<AddConversationsMutation, AddConversationsMutationVariables> = {
  name: "AddConversations",
  source: "mutation AddConversations($listingId:ID!){addConversations(inputData:{listingId:$listingId}){_id}}",
};
