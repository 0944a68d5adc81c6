// Made by script/generate from coming.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ComingInvoicesQueryVariables = Exact<{
  contractId: string;
}>;


export type ComingInvoicesQuery = { getComingInvoices: Array<{ month: string, dueDate: string, dueDateByLease: string, latestDueDate: string, sentOn: string, total: number, lines: Array<{ amount: number }>, singleLines: Array<{ kind: Types.SingleLineKind, name: string, amount: number }> }>, getLeaseCharges: Array<{ cost: Types.UseCost, amount: number, until: string | null }> };

export const ComingInvoices: Operation<ComingInvoicesQuery, ComingInvoicesQueryVariables> = {
  name: "ComingInvoices",
  source: "query ComingInvoices($contractId:ID!){getComingInvoices(queryData:{contractId:$contractId}){month dueDate dueDateByLease latestDueDate sentOn total lines{amount}singleLines{kind name amount}}getLeaseCharges(queryData:{contractId:$contractId}){cost amount until}}",
};
