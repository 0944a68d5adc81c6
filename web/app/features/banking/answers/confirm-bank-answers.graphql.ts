// Made by script/generate from confirm-bank-answers.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ConfirmBankAnswersMutationVariables = Exact<{
  inputData: Types.BankAnswersInputData;
}>;


export type ConfirmBankAnswersMutation = { confirmBankAnswers: Array<string> };

export const ConfirmBankAnswers: Operation<ConfirmBankAnswersMutation, ConfirmBankAnswersMutationVariables> = {
  name: "ConfirmBankAnswers",
  source: "mutation ConfirmBankAnswers($inputData:BankAnswersInputData!){confirmBankAnswers(inputData:$inputData)}",
};
