// Made by script/generate from end-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type EndLeaseMutationVariables = Exact<{
  inputData: Types.EndLeaseInputData;
}>;


export type EndLeaseMutation = { endLease: { _id: string } };

export const EndLease: Operation<EndLeaseMutation, EndLeaseMutationVariables> = {
  name: "EndLease",
  source: "mutation EndLease($inputData:EndLeaseInputData!){endLease(inputData:$inputData){_id}}",
};
