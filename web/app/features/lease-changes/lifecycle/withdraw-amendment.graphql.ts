// Made by script/generate from withdraw-amendment.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type WithdrawAmendmentMutationVariables = Exact<{
  id: string;
  kind: Types.AmendmentKind;
}>;


export type WithdrawAmendmentMutation = { withdrawAmendment: { _id: string } };

export const WithdrawAmendment: Operation<WithdrawAmendmentMutation, WithdrawAmendmentMutationVariables> = {
  name: "WithdrawAmendment",
  source: "mutation WithdrawAmendment($id:ID!$kind:AmendmentKind!){withdrawAmendment(inputData:{contractId:$id kind:$kind}){_id}}",
};
