// Made by script/generate from ledger-people.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LedgerPeopleQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  contractId: string;
}>;


export type LedgerPeopleQuery = { getLedgerPeople: Array<{ _id: string, name: string }> };

export const LedgerPeople: Operation<LedgerPeopleQuery, LedgerPeopleQueryVariables> = {
  name: "LedgerPeople",
  source: "query LedgerPeople($partnerId:ID$contractId:ID!){getLedgerPeople(queryData:{partnerId:$partnerId contractId:$contractId}){_id name}}",
};
