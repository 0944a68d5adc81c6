// Made by script/generate from invoice-runs.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvoiceRunsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  limit: number;
  skip: number;
}>;


export type InvoiceRunsQuery = { getInvoiceRuns: { data: Array<{ issuedDate: string, invoices: number, total: number, creditNotes: number, credited: number, sent: number, waiting: number, failed: number }>, metaData: { totalDocuments: number } } };

export const InvoiceRuns: Operation<InvoiceRunsQuery, InvoiceRunsQueryVariables> = {
  name: "InvoiceRuns",
  source: "query InvoiceRuns($partnerId:ID$limit:Int!$skip:Int!){getInvoiceRuns(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){data{issuedDate invoices total creditNotes credited sent waiting failed}metaData{totalDocuments}}}",
};
