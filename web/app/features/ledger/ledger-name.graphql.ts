// Made by script/generate from ledger-name.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LedgerNameQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type LedgerNameQuery = { getLedgerBook: { name: string } };

export const LedgerName: Operation<LedgerNameQuery, LedgerNameQueryVariables> = {
  name: "LedgerName",
  source: "query LedgerName($partnerId:ID){getLedgerBook(queryData:{partnerId:$partnerId}){name}}",
};
