// Made by script/generate from open-interest-identification.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenInterestIdentificationMutationVariables = Exact<{
  _id: string;
}>;


export type OpenInterestIdentificationMutation = { openInterestIdentification: { nationalIdentification: string } };

export const OpenInterestIdentification: Operation<OpenInterestIdentificationMutation, OpenInterestIdentificationMutationVariables> = {
  name: "OpenInterestIdentification",
  source: "mutation OpenInterestIdentification($_id:ID!){openInterestIdentification(inputData:{_id:$_id}){nationalIdentification}}",
};
