// Made by script/generate from saft.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SaftQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type SaftQuery = { getSaftExports: Array<{ _id: string, from: string, to: string, orderedAt: string, orderedBy: string | null, state: Types.SaftExportState, problem: Types.SaftExportProblem | null, entries: number | null, debit: number | null }>, getSaftAccounts: Array<{ account: Types.LedgerAccount, standardAccount: string | null, taxCode: string | null }> };

export const Saft: Operation<SaftQuery, SaftQueryVariables> = {
  name: "Saft",
  source: "query Saft($partnerId:ID){getSaftExports(queryData:{partnerId:$partnerId}){_id from to orderedAt orderedBy state problem entries debit}getSaftAccounts(queryData:{partnerId:$partnerId}){account standardAccount taxCode}}",
};
