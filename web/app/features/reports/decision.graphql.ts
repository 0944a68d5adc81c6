// Made by script/generate from decision.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ReportDecisionQueryVariables = Exact<{
  id: string;
}>;


export type ReportDecisionQuery = { getReportDecision: { isAbout: boolean, decision: { kind: Types.ReportKind, outcome: Types.ReportOutcome, ground: Types.ReportGround | null, rule: string | null, reason: string, title: string, decidedAt: string, reversedAt: string | null, reversalReason: string | null } } };

export const ReportDecision: Operation<ReportDecisionQuery, ReportDecisionQueryVariables> = {
  name: "ReportDecision",
  source: "query ReportDecision($id:ID!){getReportDecision(queryData:{decisionId:$id}){isAbout decision{kind outcome ground rule reason title decidedAt reversedAt reversalReason}}}",
};
