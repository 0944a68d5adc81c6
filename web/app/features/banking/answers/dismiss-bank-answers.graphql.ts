// Made by script/generate from dismiss-bank-answers.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type DismissBankAnswersMutationVariables = Exact<{
  inputData: Types.BankAnswersInputData;
}>;


export type DismissBankAnswersMutation = { dismissBankAnswers: Array<string> };

export const DismissBankAnswers: Operation<DismissBankAnswersMutation, DismissBankAnswersMutationVariables> = {
  name: "DismissBankAnswers",
  source: "mutation DismissBankAnswers($inputData:BankAnswersInputData!){dismissBankAnswers(inputData:$inputData)}",
};
