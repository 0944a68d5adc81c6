// Made by script/generate from refunds.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { SurplusLineFragment } from './surplus.fragment.graphql.ts';
import type { PayoutSettingsApproversFragment } from '../../payouts/back-office/approvers.fragment.graphql.ts';
import type { RefundRowFragment } from '../../payouts/back-office/refund.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type RefundsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  status?: Types.RefundStatus | null | undefined;
  refundId?: string | null | undefined;
  limit: number;
  skip: number;
  isOwn: boolean;
  mayRun: boolean;
}>;


export type RefundsQuery = { getRefunds: { data: Array<RefundRowFragment>, metaData: { totalDocuments: number, amount: number } }, getSurpluses?: { data: Array<SurplusLineFragment> }, getPayoutSettings?: PayoutSettingsApproversFragment, waiting: { metaData: { totalDocuments: number } } };

export const Refunds: Operation<RefundsQuery, RefundsQueryVariables> = {
  name: "Refunds",
  source: "query Refunds($partnerId:ID$status:RefundStatus$refundId:ID$limit:Int!$skip:Int!$isOwn:Boolean!$mayRun:Boolean!){getRefunds(queryData:{partnerId:$partnerId status:$status refundId:$refundId}optionData:{limit:$limit skip:$skip}){data{...RefundRow}metaData{totalDocuments amount}}getSurpluses(queryData:{partnerId:$partnerId}optionData:{limit:50})@include(if:$isOwn){data{...SurplusLine}}getPayoutSettings(queryData:{partnerId:$partnerId})@include(if:$mayRun){...PayoutSettingsApprovers}waiting:getReductions(queryData:{partnerId:$partnerId isWaiting:true}optionData:{limit:1}){metaData{totalDocuments}}}fragment SurplusLine on Surplus{contractId leaseNumber home tenantNames endedOn surplus account name}fragment PayoutSettingsApprovers on PayoutSettings{approvers{_id name}}fragment RefundRow on Refund{_id amount status contractId leaseNumber propertyInfo{name}account isAccountNamed accountByName name note askedAt askedByName approvals{_id}approvalsNeeded lastActNumber otherApproverNames reason}",
};
