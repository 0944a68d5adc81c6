// Made by script/generate from ledger.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LedgerQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  contractId?: string | null | undefined;
  on?: string | null | undefined;
}>;


export type LedgerQuery = { getLedgerBalances: Array<{ account: Types.LedgerAccount, amount: number }> };

export const Ledger: Operation<LedgerQuery, LedgerQueryVariables> = {
  name: "Ledger",
  source: "query Ledger($partnerId:ID$contractId:ID$on:String){getLedgerBalances(queryData:{partnerId:$partnerId contractId:$contractId on:$on}){account amount}}",
};
