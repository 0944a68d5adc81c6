// Made by script/generate from reverse-report-decision.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReverseReportDecisionMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ReverseReportDecisionMutation = { reverseReportDecision: { isAbout: boolean } };

export const ReverseReportDecision: Operation<ReverseReportDecisionMutation, ReverseReportDecisionMutationVariables> = {
  name: "ReverseReportDecision",
  source: "mutation ReverseReportDecision($id:ID!$reason:String!){reverseReportDecision(inputData:{decisionId:$id reason:$reason}){isAbout}}",
};
