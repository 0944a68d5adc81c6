// Made by script/generate from answer-viewing.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AnswerViewingMutationVariables = Exact<{
  inputData: Types.AnswerViewingInputData;
}>;


export type AnswerViewingMutation = { answerViewing: { _id: string } };

export const AnswerViewing: Operation<AnswerViewingMutation, AnswerViewingMutationVariables> = {
  name: "AnswerViewing",
  source: "mutation AnswerViewing($inputData:AnswerViewingInputData!){answerViewing(inputData:$inputData){_id}}",
};
