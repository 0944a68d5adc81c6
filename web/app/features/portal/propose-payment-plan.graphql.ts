// Made by script/generate from propose-payment-plan.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ProposePaymentPlanMutationVariables = Exact<{
  contractId: string;
  instalments: Array<Types.PaymentPlanInstalmentInput> | Types.PaymentPlanInstalmentInput;
}>;


export type ProposePaymentPlanMutation = { proposePaymentPlan: { _id: string } };

export const ProposePaymentPlan: Operation<ProposePaymentPlanMutation, ProposePaymentPlanMutationVariables> = {
  name: "ProposePaymentPlan",
  source: "mutation ProposePaymentPlan($contractId:ID!$instalments:[PaymentPlanInstalmentInput!]!){proposePaymentPlan(inputData:{contractId:$contractId instalments:$instalments}){_id}}",
};
