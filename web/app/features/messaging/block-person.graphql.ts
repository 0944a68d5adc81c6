// Made by script/generate from block-person.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BlockPersonMutationVariables = Exact<{
  conversationId: string;
  isBlocked: boolean;
}>;


export type BlockPersonMutation = { blockPerson: { _id: string } };

export const BlockPerson: Operation<BlockPersonMutation, BlockPersonMutationVariables> = {
  name: "BlockPerson",
  source: "mutation BlockPerson($conversationId:ID!$isBlocked:Boolean!){blockPerson(inputData:{conversationId:$conversationId isBlocked:$isBlocked}){_id}}",
};
