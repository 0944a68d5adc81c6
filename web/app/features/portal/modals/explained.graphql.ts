// Made by script/generate from explained.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ExplainedQueryVariables = Exact<{
  invoiceId: string;
}>;


export type ExplainedQuery = { getInvoiceExplained: { invoiceTotal: number, amountDue: number, lines: Array<{ kind: Types.InvoiceLineKind, cost: Types.UseCost | null, name: string | null, from: string | null, to: string | null, days: number | null, daysOfMonth: number | null, monthly: number | null, amount: number, vat: number }>, steps: Array<{ on: string | null, kind: Types.InvoiceStepKind, amount: number, remainder: number, paymentAmount: number | null, invoiceSerialId: number | null }> } };

export const Explained: Operation<ExplainedQuery, ExplainedQueryVariables> = {
  name: "Explained",
  source: "query Explained($invoiceId:ID!){getInvoiceExplained(queryData:{invoiceId:$invoiceId}){invoiceTotal amountDue lines{kind cost name from to days daysOfMonth monthly amount vat}steps{on kind amount remainder paymentAmount invoiceSerialId}}}",
};
