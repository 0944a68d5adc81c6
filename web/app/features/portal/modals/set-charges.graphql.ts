// Made by script/generate from set-charges.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SetChargesMutationVariables = Exact<{
  inputData: Types.SetLeaseChargesInputData;
}>;


export type SetChargesMutation = { setLeaseCharges: Array<{ cost: Types.UseCost }> };

export const SetCharges: Operation<SetChargesMutation, SetChargesMutationVariables> = {
  name: "SetCharges",
  source: "mutation SetCharges($inputData:SetLeaseChargesInputData!){setLeaseCharges(inputData:$inputData){cost}}",
};
