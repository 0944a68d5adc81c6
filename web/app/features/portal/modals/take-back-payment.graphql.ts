// Made by script/generate from take-back-payment.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TakeBackPaymentMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackPaymentMutation = { takeBackPayment: boolean };

export const TakeBackPayment: Operation<TakeBackPaymentMutation, TakeBackPaymentMutationVariables> = {
  name: "TakeBackPayment",
  source: "mutation TakeBackPayment($id:ID!){takeBackPayment(inputData:{paymentId:$id})}",
};
