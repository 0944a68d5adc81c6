// Made by script/generate from bank-files.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type BankFilesQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  fileId?: string | null | undefined;
  state?: Types.BankFileState | null | undefined;
  limit: number;
  skip: number;
}>;


export type BankFilesQuery = { getBankFiles: { data: Array<{ _id: string, name: string, format: Types.BankFileFormat | null, archive: string | null, state: Types.BankFileState, waitsUntil: string | null, receivedAt: string, byName: string | null, lines: number, sum: number, taken: number, repeated: number, otherSource: number, leftOut: number, unknown: Array<string>, moreProblems: number, isSuperseded: boolean, hasOriginal: boolean, isWithdrawable: boolean, waiting: Array<{ reason: Types.BankWaitingReason, count: number }>, passed: Array<{ reason: Types.BankPassedReason, count: number }>, problems: Array<{ code: Types.BankFileProblemCode, line: number | null, path: string | null, found: string | null, expected: string | null }> }>, metaData: { totalDocuments: number } } };

export const BankFiles: Operation<BankFilesQuery, BankFilesQueryVariables> = {
  name: "BankFiles",
  source: "query BankFiles($partnerId:ID$fileId:ID$state:BankFileState$limit:Int!$skip:Int!){getBankFiles(queryData:{partnerId:$partnerId fileId:$fileId state:$state}optionData:{limit:$limit skip:$skip}){data{_id name format archive state waitsUntil receivedAt byName lines sum taken waiting{reason count}repeated otherSource leftOut passed{reason count}unknown problems{code line path found expected}moreProblems isSuperseded hasOriginal isWithdrawable}metaData{totalDocuments}}}",
};
