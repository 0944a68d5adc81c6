// Made by script/generate from invoices.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PartnerInvoicesQueryVariables = Exact<{
  queryData: Types.PartnerInvoicesQueryData;
  optionData?: Types.PartnerInvoicesOptionData | null | undefined;
}>;


export type PartnerInvoicesQuery = { getPartnerInvoices: { data: Array<{ _id: string, contractId: string, leaseNumber: string, tenantNames: Array<string>, kind: Types.InvoiceKind, isFinalSettlement: boolean, status: Types.InvoiceStatus, colour: Types.InvoiceColour, invoiceSerialId: number, invoiceMonth: string | null, dueDate: string, kidNumber: string | null, invoiceTotal: number, fees: number, paid: number, credited: number, lost: number, amountDue: number, isSaidPaid: boolean, objection: string | null, hasWaitingReduction: boolean, fileId: string | null, home: { name: string } }>, metaData: { totalDocuments: number, filteredDocuments: number, open: number } } };

export const PartnerInvoices: Operation<PartnerInvoicesQuery, PartnerInvoicesQueryVariables> = {
  name: "PartnerInvoices",
  source: "query PartnerInvoices($queryData:PartnerInvoicesQueryData!$optionData:PartnerInvoicesOptionData){getPartnerInvoices(queryData:$queryData optionData:$optionData){data{_id contractId leaseNumber home{name}tenantNames kind isFinalSettlement status colour invoiceSerialId invoiceMonth dueDate kidNumber invoiceTotal fees paid credited lost amountDue isSaidPaid objection hasWaitingReduction fileId}metaData{totalDocuments filteredDocuments open}}}",
};
