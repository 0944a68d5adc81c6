// Made by script/generate from propose-plan.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ProposePlanMutationVariables = Exact<{
  contractId: string;
  instalments: Array<Types.PaymentPlanInstalmentInput> | Types.PaymentPlanInstalmentInput;
}>;


export type ProposePlanMutation = { proposePaymentPlan: { _id: string } };

export const ProposePlan: Operation<ProposePlanMutation, ProposePlanMutationVariables> = {
  name: "ProposePlan",
  source: "mutation ProposePlan($contractId:ID!$instalments:[PaymentPlanInstalmentInput!]!){proposePaymentPlan(inputData:{contractId:$contractId instalments:$instalments}){_id}}",
};
