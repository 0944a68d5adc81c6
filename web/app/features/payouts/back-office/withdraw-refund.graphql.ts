// Made by script/generate from withdraw-refund.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type WithdrawRefundMutationVariables = Exact<{
  refundId: string;
}>;


export type WithdrawRefundMutation = { withdrawRefund: { status: Types.RefundStatus } };

export const WithdrawRefund: Operation<WithdrawRefundMutation, WithdrawRefundMutationVariables> = {
  name: "WithdrawRefund",
  source: "mutation WithdrawRefund($refundId:ID!){withdrawRefund(inputData:{refundId:$refundId}){status}}",
};
