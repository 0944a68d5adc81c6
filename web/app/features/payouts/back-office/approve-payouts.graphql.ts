// Made by script/generate from approve-payouts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ApprovePayoutsMutationVariables = Exact<{
  payouts: Array<Types.OrderToApproveInputData> | Types.OrderToApproveInputData;
}>;


export type ApprovePayoutsMutation = { approvePayouts: Array<{ status: Types.PayoutStatus }> };

export const ApprovePayouts: Operation<ApprovePayoutsMutation, ApprovePayoutsMutationVariables> = {
  name: "ApprovePayouts",
  source: "mutation ApprovePayouts($payouts:[OrderToApproveInputData!]!){approvePayouts(inputData:{payouts:$payouts}){status}}",
};
