// Made by script/generate from ledger-entries.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LedgerEntriesQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  contractId: string;
}>;


export type LedgerEntriesQuery = { getLedgerEntries: Array<{ _id: string, kind: Types.LedgerEntryKind, dated: string, occurredOn: string | null, bookedAt: string, lines: Array<{ account: Types.LedgerAccount, contractId: string | null, amount: number }> }> };

export const LedgerEntries: Operation<LedgerEntriesQuery, LedgerEntriesQueryVariables> = {
  name: "LedgerEntries",
  source: "query LedgerEntries($partnerId:ID$contractId:ID!){getLedgerEntries(queryData:{partnerId:$partnerId contractId:$contractId}){_id kind dated occurredOn bookedAt lines{account contractId amount}}}",
};
