// Made by script/generate from reports.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ReportsQueryVariables = Exact<{
  isDecided?: boolean | null | undefined;
}>;


export type ReportsQuery = { getReports: { open: number, data: Array<{ _id: string, kind: Types.ReportKind, reason: string, text: string | null, createdAt: string, reporterName: string | null, personName: string | null, isDecidedByViewer: boolean, listing: { _id: string, title: string, state: Types.ListingState } | null, messages: Array<{ _id: string, text: string, isTheirs: boolean }>, decision: { _id: string, outcome: Types.ReportOutcome, reason: string, decidedAt: string, reversedAt: string | null, reversalReason: string | null } | null, others: Array<{ _id: string, reason: string, createdAt: string, decision: { outcome: Types.ReportOutcome } | null }> }> } };

export const Reports: Operation<ReportsQuery, ReportsQueryVariables> = {
  name: "Reports",
  source: "query Reports($isDecided:Boolean){getReports(queryData:{isDecided:$isDecided}optionData:{limit:50}){open data{_id kind reason text createdAt reporterName listing{_id title state}personName messages{_id text isTheirs}decision{_id outcome reason decidedAt reversedAt reversalReason}isDecidedByViewer others{_id reason createdAt decision{outcome}}}}}",
};
