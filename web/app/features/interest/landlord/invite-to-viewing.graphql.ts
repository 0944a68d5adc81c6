// Made by script/generate from invite-to-viewing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InviteToViewingMutationVariables = Exact<{
  inputData: Types.InviteToViewingInputData;
}>;


export type InviteToViewingMutation = { inviteToViewing: Array<{ _id: string }> };

export const InviteToViewing: Operation<InviteToViewingMutation, InviteToViewingMutationVariables> = {
  name: "InviteToViewing",
  source: "mutation InviteToViewing($inputData:InviteToViewingInputData!){inviteToViewing(inputData:$inputData){_id}}",
};
