// Made by script/generate from withdraw-notice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WithdrawNoticeMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawNoticeMutation = { withdrawNotice: { _id: string } };

export const WithdrawNotice: Operation<WithdrawNoticeMutation, WithdrawNoticeMutationVariables> = {
  name: "WithdrawNotice",
  source: "mutation WithdrawNotice($id:ID!){withdrawNotice(inputData:{contractId:$id}){_id}}",
};
