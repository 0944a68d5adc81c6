// Made by script/generate from protest-notice.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ProtestNoticeMutationVariables = Exact<{
  id: string;
  protest?: string | null | undefined;
}>;


export type ProtestNoticeMutation = { protestNotice: { _id: string } };

export const ProtestNotice: Operation<ProtestNoticeMutation, ProtestNoticeMutationVariables> = {
  name: "ProtestNotice",
  source: "mutation ProtestNotice($id:ID!$protest:String){protestNotice(inputData:{contractId:$id protest:$protest}){_id}}",
};
