// Made by script/generate from auditors.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type AuditorsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type AuditorsQuery = { getAuditors: Array<{ _id: string, name: string, email: string, endsOn: string, state: Types.AuditorState }> };

export const Auditors: Operation<AuditorsQuery, AuditorsQueryVariables> = {
  name: "Auditors",
  source: "query Auditors($partnerId:ID){getAuditors(queryData:{partnerId:$partnerId}){_id name email endsOn state}}",
};
