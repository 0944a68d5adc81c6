// Made by script/generate from bank-conflicts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type BankConflictsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  limit: number;
  skip: number;
}>;


export type BankConflictsQuery = { getBankConflicts: { open: number, data: Array<{ _id: string, isRefund: boolean, serialId: number | null, amount: number, date: string | null, bankRef: string | null, lineId: string | null, kid: string | null, counterpartyName: string | null, effect: Types.BankConflictEffect, broughtByName: string | null, mayClose: boolean, closedAt: string | null, closedByName: string | null, reason: string | null, firstClosedByName: string | null, firstReason: string | null, broughtFile: { name: string, receivedAt: string }, ownFile: { name: string, receivedAt: string }, report: { kind: Types.BankReportKind, amount: number } | null, ownReport: { kind: Types.BankReportKind, amount: number } | null }>, metaData: { totalDocuments: number } } };

export const BankConflicts: Operation<BankConflictsQuery, BankConflictsQueryVariables> = {
  name: "BankConflicts",
  source: "query BankConflicts($partnerId:ID$limit:Int!$skip:Int!){getBankConflicts(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){open data{_id broughtFile{name receivedAt}ownFile{name receivedAt}report{kind amount}ownReport{kind amount}isRefund serialId amount date bankRef lineId kid counterpartyName effect broughtByName mayClose closedAt closedByName reason firstClosedByName firstReason}metaData{totalDocuments}}}",
};
