// Made by script/generate from invite-auditor.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InviteAuditorMutationVariables = Exact<{
  inputData: Types.InviteAuditorInputData;
}>;


export type InviteAuditorMutation = { inviteAuditor: { _id: string } };

export const InviteAuditor: Operation<InviteAuditorMutation, InviteAuditorMutationVariables> = {
  name: "InviteAuditor",
  source: "mutation InviteAuditor($inputData:InviteAuditorInputData!){inviteAuditor(inputData:$inputData){_id}}",
};
