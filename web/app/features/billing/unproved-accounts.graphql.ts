// Made by script/generate from unproved-accounts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UnprovedAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnprovedAccountsQuery = { getUnprovedAccounts: Array<{ _id: string, name: string, clientAccount: string, invoices: number, since: string, claimedBy: Array<string>, otherOwner: string | null, isRefused: boolean }> };

export const UnprovedAccounts: Operation<UnprovedAccountsQuery, UnprovedAccountsQueryVariables> = {
  name: "UnprovedAccounts",
  source: "query UnprovedAccounts{getUnprovedAccounts{_id name clientAccount invoices since claimedBy otherOwner isRefused}}",
};
