// Made by script/generate from extend-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ExtendLeaseMutationVariables = Exact<{
  inputData: Types.ExtendLeaseInputData;
}>;


export type ExtendLeaseMutation = { extendLease: { _id: string } };

export const ExtendLease: Operation<ExtendLeaseMutation, ExtendLeaseMutationVariables> = {
  name: "ExtendLease",
  source: "mutation ExtendLease($inputData:ExtendLeaseInputData!){extendLease(inputData:$inputData){_id}}",
};
