// Made by script/generate from payments.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentsQueryVariables = Exact<{
  contractId: string;
}>;


export type PaymentsQuery = { getAllInvoicePaymentForALease: { data: Array<{ _id: string, amount: number, paymentDate: string, isDirect: boolean, isWriteOff: boolean, mayTakeBack: boolean, invoices: Array<{ _id: string, amount: number, invoiceMonth: string | null, invoiceSerialId: number }> }>, metaData: { totalDocuments: number } } };

export const Payments: Operation<PaymentsQuery, PaymentsQueryVariables> = {
  name: "Payments",
  source: "query Payments($contractId:ID!){getAllInvoicePaymentForALease(queryData:{contractId:$contractId}){data{_id amount paymentDate isDirect isWriteOff mayTakeBack invoices{_id amount invoiceMonth invoiceSerialId}}metaData{totalDocuments}}}",
};
