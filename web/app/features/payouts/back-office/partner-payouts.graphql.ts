// Made by script/generate from partner-payouts.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { PayoutSettingsApproversFragment } from './approvers.fragment.graphql.ts';
import type { PayoutRowFragment } from '../payout.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PartnerPayoutsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  queryData: Types.PayoutsQueryData;
  optionData?: Types.PayoutsOptionData | null | undefined;
  mayRun: boolean;
}>;


export type PartnerPayoutsQuery = { getPayouts: { data: Array<(
      { approvals: Array<{ _id: string }> }
      & PayoutRowFragment
    )>, metaData: { totalDocuments: number, amount: number } }, getPayoutSettings?: PayoutSettingsApproversFragment, waiting: { metaData: { totalDocuments: number } } };

export const PartnerPayouts: Operation<PartnerPayoutsQuery, PartnerPayoutsQueryVariables> = {
  name: "PartnerPayouts",
  source: "query PartnerPayouts($partnerId:ID$queryData:PayoutsQueryData!$optionData:PayoutsOptionData$mayRun:Boolean!){getPayouts(queryData:$queryData optionData:$optionData){data{...PayoutRow approvals{_id}}metaData{totalDocuments amount}}getPayoutSettings(queryData:{partnerId:$partnerId})@include(if:$mayRun){...PayoutSettingsApprovers}waiting:getReductions(queryData:{partnerId:$partnerId isWaiting:true}optionData:{limit:1}){metaData{totalDocuments}}}fragment PayoutSettingsApprovers on PayoutSettings{approvers{_id name}}fragment PayoutRow on Payout{_id contractId leaseNumber serialId amount payoutDate status paymentStatus holdPayout isGivenUp isRentReceived awaitsBrokeringConsent numberOfFails approvalsNeeded lastActNumber otherApproverNames propertyInfo{name}accountInfo{name accountNumber}}",
};
