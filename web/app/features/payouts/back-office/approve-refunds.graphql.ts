// Made by script/generate from approve-refunds.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ApproveRefundsMutationVariables = Exact<{
  refunds: Array<Types.OrderToApproveInputData> | Types.OrderToApproveInputData;
}>;


export type ApproveRefundsMutation = { approveRefunds: Array<{ status: Types.RefundStatus }> };

export const ApproveRefunds: Operation<ApproveRefundsMutation, ApproveRefundsMutationVariables> = {
  name: "ApproveRefunds",
  source: "mutation ApproveRefunds($refunds:[OrderToApproveInputData!]!){approveRefunds(inputData:{refunds:$refunds}){status}}",
};
