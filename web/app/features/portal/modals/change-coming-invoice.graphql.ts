// Made by script/generate from change-coming-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ChangeComingInvoiceMutationVariables = Exact<{
  inputData: Types.ChangeComingInvoiceInputData;
}>;


export type ChangeComingInvoiceMutation = { changeComingInvoice: Array<{ month: string }> };

export const ChangeComingInvoice: Operation<ChangeComingInvoiceMutation, ChangeComingInvoiceMutationVariables> = {
  name: "ChangeComingInvoice",
  source: "mutation ChangeComingInvoice($inputData:ChangeComingInvoiceInputData!){changeComingInvoice(inputData:$inputData){month}}",
};
