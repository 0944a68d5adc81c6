// Made by script/generate from add-lease-under.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddLeaseUnderMutationVariables = Exact<{
  inputData: Types.AddLeaseUnderInputData;
}>;


export type AddLeaseUnderMutation = { addLeaseUnder: { _id: string } };

export const AddLeaseUnder: Operation<AddLeaseUnderMutation, AddLeaseUnderMutationVariables> = {
  name: "AddLeaseUnder",
  source: "mutation AddLeaseUnder($inputData:AddLeaseUnderInputData!){addLeaseUnder(inputData:$inputData){_id}}",
};
