// Made by script/generate from release-payout.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReleasePayoutMutationVariables = Exact<{
  payoutId: string;
}>;


export type ReleasePayoutMutation = { releasePayout: { holdPayout: boolean } };

export const ReleasePayout: Operation<ReleasePayoutMutation, ReleasePayoutMutationVariables> = {
  name: "ReleasePayout",
  source: "mutation ReleasePayout($payoutId:ID!){releasePayout(inputData:{payoutId:$payoutId}){holdPayout}}",
};
