// Made by script/generate from accept-plan.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcceptPlanMutationVariables = Exact<{
  contractId: string;
  planId: string;
}>;


export type AcceptPlanMutation = { acceptPaymentPlan: { _id: string } };

export const AcceptPlan: Operation<AcceptPlanMutation, AcceptPlanMutationVariables> = {
  name: "AcceptPlan",
  source: "mutation AcceptPlan($contractId:ID!$planId:ID!){acceptPaymentPlan(inputData:{contractId:$contractId planId:$planId}){_id}}",
};
