// Made by script/generate from add-landlord-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AddLandlordInvoiceMutationVariables = Exact<{
  inputData: Types.AddLandlordInvoiceInputData;
}>;


export type AddLandlordInvoiceMutation = { addLandlordInvoice: { _id: string } };

export const AddLandlordInvoice: Operation<AddLandlordInvoiceMutation, AddLandlordInvoiceMutationVariables> = {
  name: "AddLandlordInvoice",
  source: "mutation AddLandlordInvoice($inputData:AddLandlordInvoiceInputData!){addLandlordInvoice(inputData:$inputData){_id}}",
};
