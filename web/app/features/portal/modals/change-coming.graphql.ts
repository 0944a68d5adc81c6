// Made by script/generate from change-coming.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ChangeComingMutationVariables = Exact<{
  inputData: Types.ChangeComingInvoiceInputData;
}>;


export type ChangeComingMutation = { changeComingInvoice: Array<{ month: string }> };

export const ChangeComing: Operation<ChangeComingMutation, ChangeComingMutationVariables> = {
  name: "ChangeComing",
  source: "mutation ChangeComing($inputData:ChangeComingInvoiceInputData!){changeComingInvoice(inputData:$inputData){month}}",
};
