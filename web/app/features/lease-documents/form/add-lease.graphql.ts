// Made by script/generate from add-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddLeaseMutationVariables = Exact<{
  inputData: Types.AddLeaseInputData;
}>;


export type AddLeaseMutation = { addLease: { _id: string } };

export const AddLease: Operation<AddLeaseMutation, AddLeaseMutationVariables> = {
  name: "AddLease",
  source: "mutation AddLease($inputData:AddLeaseInputData!){addLease(inputData:$inputData){_id}}",
};
