// Made by script/generate from find-leases.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindLeasesQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  search: string;
}>;


export type FindLeasesQuery = { getInvoicedLeases: Array<{ contractId: string, leaseNumber: string, tenantNames: Array<string>, home: { name: string } }> };

export const FindLeases: Operation<FindLeasesQuery, FindLeasesQueryVariables> = {
  name: "FindLeases",
  source: "query FindLeases($partnerId:ID$search:String!){getInvoicedLeases(queryData:{partnerId:$partnerId search:$search}){contractId leaseNumber home{name}tenantNames}}",
};
