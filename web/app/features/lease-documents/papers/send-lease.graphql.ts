// Made by script/generate from send-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SendLeaseMutationVariables = Exact<{
  id: string;
  version: number;
  language: Types.Language;
  confirmed?: Array<string> | string | null | undefined;
}>;


export type SendLeaseMutation = { sendLease: { _id: string } };

export const SendLease: Operation<SendLeaseMutation, SendLeaseMutationVariables> = {
  name: "SendLease",
  source: "mutation SendLease($id:ID!$version:Int!$language:Language!$confirmed:[String!]){sendLease(inputData:{contractId:$id version:$version language:$language confirmed:$confirmed}){_id}}",
};
