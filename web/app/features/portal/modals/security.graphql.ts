// Made by script/generate from security.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type SecurityQueryVariables = Exact<{
  contractId: string;
}>;


export type SecurityQuery = { getDeposit: { type: Types.SecurityType, status: Types.DepositStatus, amount: number, createdAt: string, paidAmount: number | null, bankNumber: string | null, depositInsurancePayable: number | null, depositInsuranceKid: string | null, referenceNumber: string | null, guarantor: string | null, endsOn: string | null, accounts: Array<{ name: string, number: string | null, bankName: string | null }> } | null };

export const Security: Operation<SecurityQuery, SecurityQueryVariables> = {
  name: "Security",
  source: "query Security($contractId:ID!){getDeposit(queryData:{contractId:$contractId}){type status amount createdAt paidAmount bankNumber depositInsurancePayable depositInsuranceKid referenceNumber guarantor endsOn accounts{name number bankName}}}",
};
