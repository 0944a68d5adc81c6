// Made by script/generate from set-lease-charges.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetLeaseChargesMutationVariables = Exact<{
  inputData: Types.SetLeaseChargesInputData;
}>;


export type SetLeaseChargesMutation = { setLeaseCharges: Array<{ cost: Types.UseCost }> };

export const SetLeaseCharges: Operation<SetLeaseChargesMutation, SetLeaseChargesMutationVariables> = {
  name: "SetLeaseCharges",
  source: "mutation SetLeaseCharges($inputData:SetLeaseChargesInputData!){setLeaseCharges(inputData:$inputData){cost}}",
};
