// Made by script/generate from talk-about-interest.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TalkAboutInterestMutationVariables = Exact<{
  _id: string;
}>;


export type TalkAboutInterestMutation = { talkAboutInterest: { conversationId: string } };

export const TalkAboutInterest: Operation<TalkAboutInterestMutation, TalkAboutInterestMutationVariables> = {
  name: "TalkAboutInterest",
  source: "mutation TalkAboutInterest($_id:ID!){talkAboutInterest(inputData:{_id:$_id}){conversationId}}",
};
