// Made by script/generate from note-petition.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type NotePetitionMutationVariables = Exact<{
  inputData: Types.NotePetitionInputData;
}>;


export type NotePetitionMutation = { notePetition: { cases: Array<{ _id: string }> } };

export const NotePetition: Operation<NotePetitionMutation, NotePetitionMutationVariables> = {
  name: "NotePetition",
  source: "mutation NotePetition($inputData:NotePetitionInputData!){notePetition(inputData:$inputData){cases{_id}}}",
};
