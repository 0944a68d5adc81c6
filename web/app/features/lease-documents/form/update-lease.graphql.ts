// Made by script/generate from update-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type UpdateLeaseMutationVariables = Exact<{
  inputData: Types.UpdateLeaseInputData;
}>;


export type UpdateLeaseMutation = { updateLease: { _id: string } };

export const UpdateLease: Operation<UpdateLeaseMutation, UpdateLeaseMutationVariables> = {
  name: "UpdateLease",
  source: "mutation UpdateLease($inputData:UpdateLeaseInputData!){updateLease(inputData:$inputData){_id}}",
};
