// Made by script/generate from refuse-payment-plan.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RefusePaymentPlanMutationVariables = Exact<{
  contractId: string;
  planId: string;
}>;


export type RefusePaymentPlanMutation = { refusePaymentPlan: { _id: string } };

export const RefusePaymentPlan: Operation<RefusePaymentPlanMutation, RefusePaymentPlanMutationVariables> = {
  name: "RefusePaymentPlan",
  source: "mutation RefusePaymentPlan($contractId:ID!$planId:ID!){refusePaymentPlan(inputData:{contractId:$contractId planId:$planId}){_id}}",
};
