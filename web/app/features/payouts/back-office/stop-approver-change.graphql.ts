// Made by script/generate from stop-approver-change.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type StopApproverChangeMutationVariables = Exact<{
  inputData: Types.ApproverChangeInputData;
}>;


export type StopApproverChangeMutation = { stopApproverChange: { payoutDay: number } };

export const StopApproverChange: Operation<StopApproverChangeMutation, StopApproverChangeMutationVariables> = {
  name: "StopApproverChange",
  source: "mutation StopApproverChange($inputData:ApproverChangeInputData!){stopApproverChange(inputData:$inputData){payoutDay}}",
};
