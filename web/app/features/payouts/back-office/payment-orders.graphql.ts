// Made by script/generate from payment-orders.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PaymentOrdersQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  limit: number;
  skip: number;
}>;


export type PaymentOrdersQuery = { getPaymentOrders: { data: Array<{ messageId: string, serial: number, executionDate: string, payments: number, sum: number, rejected: number, paid: number, returned: number }>, metaData: { totalDocuments: number } } };

export const PaymentOrders: Operation<PaymentOrdersQuery, PaymentOrdersQueryVariables> = {
  name: "PaymentOrders",
  source: "query PaymentOrders($partnerId:ID$limit:Int!$skip:Int!){getPaymentOrders(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){data{messageId serial executionDate payments sum rejected paid returned}metaData{totalDocuments}}}",
};
