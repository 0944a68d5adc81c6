// Made by script/generate from update-conversation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UpdateConversationMutationVariables = Exact<{
  inputData: Types.UpdateConversationInputData;
}>;


export type UpdateConversationMutation = { updateConversation: { _id: string } };

export const UpdateConversation: Operation<UpdateConversationMutation, UpdateConversationMutationVariables> = {
  name: "UpdateConversation",
  source: "mutation UpdateConversation($inputData:UpdateConversationInputData!){updateConversation(inputData:$inputData){_id}}",
};
