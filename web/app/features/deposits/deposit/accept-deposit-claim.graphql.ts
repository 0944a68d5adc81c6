// Made by script/generate from accept-deposit-claim.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AcceptDepositClaimMutationVariables = Exact<{
  inputData: Types.DepositInputData;
}>;


export type AcceptDepositClaimMutation = { acceptDepositClaim: { status: Types.DepositStatus } | null };

export const AcceptDepositClaim: Operation<AcceptDepositClaimMutation, AcceptDepositClaimMutationVariables> = {
  name: "AcceptDepositClaim",
  source: "mutation AcceptDepositClaim($inputData:DepositInputData!){acceptDepositClaim(inputData:$inputData){status}}",
};
