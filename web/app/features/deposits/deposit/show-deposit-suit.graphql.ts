// Made by script/generate from show-deposit-suit.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ShowDepositSuitMutationVariables = Exact<{
  inputData: Types.ShowDepositSuitInputData;
}>;


export type ShowDepositSuitMutation = { showDepositSuit: { status: Types.DepositStatus } | null };

export const ShowDepositSuit: Operation<ShowDepositSuitMutation, ShowDepositSuitMutationVariables> = {
  name: "ShowDepositSuit",
  source: "mutation ShowDepositSuit($inputData:ShowDepositSuitInputData!){showDepositSuit(inputData:$inputData){status}}",
};
