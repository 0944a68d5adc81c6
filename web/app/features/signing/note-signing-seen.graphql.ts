// Made by script/generate from note-signing-seen.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type NoteSigningSeenMutationVariables = Exact<{
  signerId: string;
  isOpen: boolean;
}>;


export type NoteSigningSeenMutation = { noteSigningSeen: boolean };

export const NoteSigningSeen: Operation<NoteSigningSeenMutation, NoteSigningSeenMutationVariables> = {
  name: "NoteSigningSeen",
  source: "mutation NoteSigningSeen($signerId:ID!$isOpen:Boolean!){noteSigningSeen(inputData:{signerId:$signerId isOpen:$isOpen})}",
};
