// Made by script/generate from money-summary.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoneySummaryQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type MoneySummaryQuery = { getReconciliationProblemCount: number, getLedgerBook: { name: string }, getPayouts: { metaData: { totalDocuments: number } }, getPostalLetters: { metaData: { totalDocuments: number } }, getBankExceptions: { metaData: { totalDocuments: number } } };

export const MoneySummary: Operation<MoneySummaryQuery, MoneySummaryQueryVariables> = {
  name: "MoneySummary",
  source: "query MoneySummary($partnerId:ID){getLedgerBook(queryData:{partnerId:$partnerId}){name}getPayouts(queryData:{partnerId:$partnerId status:pending_for_approval}optionData:{limit:1}){metaData{totalDocuments}}getPostalLetters(queryData:{partnerId:$partnerId}optionData:{limit:1}){metaData{totalDocuments}}getReconciliationProblemCount(queryData:{partnerId:$partnerId})getBankExceptions(queryData:{partnerId:$partnerId}optionData:{limit:1}){metaData{totalDocuments}}}",
};
