// Made by script/generate from correct-refund.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CorrectRefundMutationVariables = Exact<{
  inputData: Types.CorrectRefundInputData;
}>;


export type CorrectRefundMutation = { correctRefund: { status: Types.RefundStatus } };

export const CorrectRefund: Operation<CorrectRefundMutation, CorrectRefundMutationVariables> = {
  name: "CorrectRefund",
  source: "mutation CorrectRefund($inputData:CorrectRefundInputData!){correctRefund(inputData:$inputData){status}}",
};
