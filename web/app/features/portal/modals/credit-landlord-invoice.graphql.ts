// Made by script/generate from credit-landlord-invoice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CreditLandlordInvoiceMutationVariables = Exact<{
  inputData: Types.CreditLandlordInvoiceInputData;
}>;


export type CreditLandlordInvoiceMutation = { creditLandlordInvoice: { _id: string } };

export const CreditLandlordInvoice: Operation<CreditLandlordInvoiceMutation, CreditLandlordInvoiceMutationVariables> = {
  name: "CreditLandlordInvoice",
  source: "mutation CreditLandlordInvoice($inputData:CreditLandlordInvoiceInputData!){creditLandlordInvoice(inputData:$inputData){_id}}",
};
