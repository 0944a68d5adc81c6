// Made by script/generate from bank-answers.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type BankAnswersQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  limit: number;
  skip: number;
}>;


export type BankAnswersQuery = { getBankAnswers: { data: Array<{ _id: string, kind: Types.BankAnswerKind, isRefund: boolean, serialId: number | null, amount: number, bankRef: string, date: string | null, reason: string | null, broughtByName: string | null, broughtAt: string, mayConfirm: boolean, mayDismiss: boolean }>, metaData: { totalDocuments: number } } };

export const BankAnswers: Operation<BankAnswersQuery, BankAnswersQueryVariables> = {
  name: "BankAnswers",
  source: "query BankAnswers($partnerId:ID$limit:Int!$skip:Int!){getBankAnswers(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){data{_id kind isRefund serialId amount bankRef date reason broughtByName broughtAt mayConfirm mayDismiss}metaData{totalDocuments}}}",
};
