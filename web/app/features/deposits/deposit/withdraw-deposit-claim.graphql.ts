// Made by script/generate from withdraw-deposit-claim.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type WithdrawDepositClaimMutationVariables = Exact<{
  inputData: Types.DepositInputData;
}>;


export type WithdrawDepositClaimMutation = { withdrawDepositClaim: { status: Types.DepositStatus } | null };

export const WithdrawDepositClaim: Operation<WithdrawDepositClaimMutation, WithdrawDepositClaimMutationVariables> = {
  name: "WithdrawDepositClaim",
  source: "mutation WithdrawDepositClaim($inputData:DepositInputData!){withdrawDepositClaim(inputData:$inputData){status}}",
};
