// Made by script/generate from add-lease-conversation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AddLeaseConversationMutationVariables = Exact<{
  contractId: string;
}>;


export type AddLeaseConversationMutation = { addLeaseConversation: { _id: string } };

export const AddLeaseConversation: Operation<AddLeaseConversationMutation, AddLeaseConversationMutationVariables> = {
  name: "AddLeaseConversation",
  source: "mutation AddLeaseConversation($contractId:ID!){addLeaseConversation(inputData:{contractId:$contractId}){_id}}",
};
