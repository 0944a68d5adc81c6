// Made by script/generate from enter-rate.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type EnterRateMutationVariables = Exact<{
  inputData: Types.EnterRateInputData;
}>;


export type EnterRateMutation = { enterRate: { ending: Array<{ kind: Types.RateKind }> } };

export const EnterRate: Operation<EnterRateMutation, EnterRateMutationVariables> = {
  name: "EnterRate",
  source: "mutation EnterRate($inputData:EnterRateInputData!){enterRate(inputData:$inputData){ending{kind}}}",
};
