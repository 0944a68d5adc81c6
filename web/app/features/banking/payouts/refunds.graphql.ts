// Made by script/generate from refunds.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { PayoutSettingsApproversFragment } from './approvers.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RefundsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  status?: Types.RefundStatus | null | undefined;
  limit: number;
  skip: number;
}>;


export type RefundsQuery = { getRefunds: { data: Array<{ _id: string, amount: number, status: Types.RefundStatus, contractId: string | null, leaseNumber: string | null, account: string, isAccountNamed: boolean, accountByName: string | null, name: string, note: string | null, askedAt: string, askedByName: string | null, approvalsNeeded: number, reason: string | null, propertyInfo: { name: string } | null, approvals: Array<{ _id: string }> }>, metaData: { totalDocuments: number, amount: number } }, getSurpluses: { data: Array<{ contractId: string, leaseNumber: string, home: string, tenantNames: Array<string>, surplus: number, account: string | null, name: string | null }> }, getPayoutSettings: PayoutSettingsApproversFragment };

export const Refunds: Operation<RefundsQuery, RefundsQueryVariables> = {
  name: "Refunds",
  source: "query Refunds($partnerId:ID$status:RefundStatus$limit:Int!$skip:Int!){getRefunds(queryData:{partnerId:$partnerId status:$status}optionData:{limit:$limit skip:$skip}){data{_id amount status contractId leaseNumber propertyInfo{name}account isAccountNamed accountByName name note askedAt askedByName approvals{_id}approvalsNeeded reason}metaData{totalDocuments amount}}getSurpluses(queryData:{partnerId:$partnerId}optionData:{limit:50}){data{contractId leaseNumber home tenantNames surplus account name}}getPayoutSettings(queryData:{partnerId:$partnerId}){...PayoutSettingsApprovers}}fragment PayoutSettingsApprovers on PayoutSettings{approvers{_id name}}",
};
