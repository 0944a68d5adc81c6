// Made by script/generate from agree-to-approvers.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AgreeToApproversMutationVariables = Exact<{
  inputData: Types.AgreeToApproversInputData;
}>;


export type AgreeToApproversMutation = { agreeToApprovers: { payoutDay: number } };

export const AgreeToApprovers: Operation<AgreeToApproversMutation, AgreeToApproversMutationVariables> = {
  name: "AgreeToApprovers",
  source: "mutation AgreeToApprovers($inputData:AgreeToApproversInputData!){agreeToApprovers(inputData:$inputData){payoutDay}}",
};
