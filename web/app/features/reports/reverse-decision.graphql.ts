// Made by script/generate from reverse-decision.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReverseDecisionMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ReverseDecisionMutation = { reverseReportDecision: { isAbout: boolean } };

export const ReverseDecision: Operation<ReverseDecisionMutation, ReverseDecisionMutationVariables> = {
  name: "ReverseDecision",
  source: "mutation ReverseDecision($id:ID!$reason:String!){reverseReportDecision(inputData:{decisionId:$id reason:$reason}){isAbout}}",
};
