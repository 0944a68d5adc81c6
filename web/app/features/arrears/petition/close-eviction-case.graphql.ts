// Made by script/generate from close-eviction-case.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CloseEvictionCaseMutationVariables = Exact<{
  inputData: Types.CloseEvictionCaseInputData;
}>;


export type CloseEvictionCaseMutation = { closeEvictionCase: { cases: Array<{ _id: string }> } };

export const CloseEvictionCase: Operation<CloseEvictionCaseMutation, CloseEvictionCaseMutationVariables> = {
  name: "CloseEvictionCase",
  source: "mutation CloseEvictionCase($inputData:CloseEvictionCaseInputData!){closeEvictionCase(inputData:$inputData){cases{_id}}}",
};
