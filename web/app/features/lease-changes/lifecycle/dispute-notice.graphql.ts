// Made by script/generate from dispute-notice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DisputeNoticeMutationVariables = Exact<{
  id: string;
  protest?: string | null | undefined;
}>;


export type DisputeNoticeMutation = { disputeNotice: { _id: string } };

export const DisputeNotice: Operation<DisputeNoticeMutation, DisputeNoticeMutationVariables> = {
  name: "DisputeNotice",
  source: "mutation DisputeNotice($id:ID!$protest:String){disputeNotice(inputData:{contractId:$id protest:$protest}){_id}}",
};
