// Made by script/generate from add-invitation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddInvitationMutationVariables = Exact<{
  inputData: Types.InvitationInputData;
}>;


export type AddInvitationMutation = { addInvitation: { _id: string } };

export const AddInvitation: Operation<AddInvitationMutation, AddInvitationMutationVariables> = {
  name: "AddInvitation",
  source: "mutation AddInvitation($inputData:InvitationInputData!){addInvitation(inputData:$inputData){_id}}",
};
