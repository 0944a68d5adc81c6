// Made by script/generate from refuse-plan.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RefusePlanMutationVariables = Exact<{
  contractId: string;
  planId: string;
}>;


export type RefusePlanMutation = { refusePaymentPlan: { _id: string } };

export const RefusePlan: Operation<RefusePlanMutation, RefusePlanMutationVariables> = {
  name: "RefusePlan",
  source: "mutation RefusePlan($contractId:ID!$planId:ID!){refusePaymentPlan(inputData:{contractId:$contractId planId:$planId}){_id}}",
};
