// Made by script/generate from passed-entries.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PassedEntriesQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  fileId: string;
  skip: number;
}>;


export type PassedEntriesQuery = { getPassedBankEntries: { data: Array<{ position: number, account: string, bookedOn: string | null, text: string | null, reason: Types.BankPassedReason, money: { amount: string, currency: string } }>, metaData: { totalDocuments: number } } };

export const PassedEntries: Operation<PassedEntriesQuery, PassedEntriesQueryVariables> = {
  name: "PassedEntries",
  source: "query PassedEntries($partnerId:ID$fileId:ID!$skip:Int!){getPassedBankEntries(queryData:{partnerId:$partnerId fileId:$fileId}optionData:{limit:50 skip:$skip}){data{position account money{amount currency}bookedOn text reason}metaData{totalDocuments}}}",
};
