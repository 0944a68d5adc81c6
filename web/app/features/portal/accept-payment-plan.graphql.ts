// Made by script/generate from accept-payment-plan.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AcceptPaymentPlanMutationVariables = Exact<{
  contractId: string;
  planId: string;
}>;


export type AcceptPaymentPlanMutation = { acceptPaymentPlan: { _id: string } };

export const AcceptPaymentPlan: Operation<AcceptPaymentPlanMutation, AcceptPaymentPlanMutationVariables> = {
  name: "AcceptPaymentPlan",
  source: "mutation AcceptPaymentPlan($contractId:ID!$planId:ID!){acceptPaymentPlan(inputData:{contractId:$contractId planId:$planId}){_id}}",
};
