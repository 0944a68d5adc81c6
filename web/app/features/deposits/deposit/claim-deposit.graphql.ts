// Made by script/generate from claim-deposit.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ClaimDepositMutationVariables = Exact<{
  inputData: Types.ClaimDepositInputData;
}>;


export type ClaimDepositMutation = { claimDeposit: { status: Types.DepositStatus } | null };

export const ClaimDeposit: Operation<ClaimDepositMutation, ClaimDepositMutationVariables> = {
  name: "ClaimDeposit",
  source: "mutation ClaimDeposit($inputData:ClaimDepositInputData!){claimDeposit(inputData:$inputData){status}}",
};
