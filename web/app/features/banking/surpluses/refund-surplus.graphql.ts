// Made by script/generate from refund-surplus.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RefundSurplusMutationVariables = Exact<{
  inputData: Types.RefundSurplusInputData;
}>;


export type RefundSurplusMutation = { refundSurplus: { _id: string } };

export const RefundSurplus: Operation<RefundSurplusMutation, RefundSurplusMutationVariables> = {
  name: "RefundSurplus",
  source: "mutation RefundSurplus($inputData:RefundSurplusInputData!){refundSurplus(inputData:$inputData){_id}}",
};
