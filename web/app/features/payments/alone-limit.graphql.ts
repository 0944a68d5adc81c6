// Made by script/generate from alone-limit.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AloneLimitQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type AloneLimitQuery = { getInvoicingSettings: { aloneLimit: number } };

export const AloneLimit: Operation<AloneLimitQuery, AloneLimitQueryVariables> = {
  name: "AloneLimit",
  source: "query AloneLimit($partnerId:ID){getInvoicingSettings(queryData:{partnerId:$partnerId}){aloneLimit}}",
};
