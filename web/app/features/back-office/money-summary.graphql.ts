// Made by script/generate from money-summary.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { MoneyTasksCountsFragment } from './tasks/money-tasks.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoneySummaryQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type MoneySummaryQuery = { getLedgerBook: { name: string }, getMoneyTasks: MoneyTasksCountsFragment };

export const MoneySummary: Operation<MoneySummaryQuery, MoneySummaryQueryVariables> = {
  name: "MoneySummary",
  source: "query MoneySummary($partnerId:ID){getLedgerBook(queryData:{partnerId:$partnerId}){name}getMoneyTasks(queryData:{partnerId:$partnerId}){...MoneyTasksCounts}}fragment MoneyTasksCounts on MoneyTasks{partnerId name payouts{count amount}refunds{count amount}settings accounts conflicts answers reductions files payments letters problems months reopenings}",
};
