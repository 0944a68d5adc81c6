// Made by script/generate from payout-details.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { PayoutRowFragment } from '../payout.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PayoutDetailsQueryVariables = Exact<{
  id: string;
  isPublic?: boolean | null | undefined;
}>;


export type PayoutDetailsQuery = { payoutDetails: (
    { paidDate: string | null, bankRef: string | null, vatNumber: string | null, settlementFileId: string | null, tenantsInfo: Array<{ name: string }>, agentInfo: { name: string } | null, branchInfo: { name: string } | null, approvals: Array<{ _id: string, name: string, at: string }>, events: Array<{ event: Types.PayoutEventName, date: string, note: string | null }>, metaInfo: Array<{ type: Types.PayoutLineType, amount: number, vatAmount: number, serialId: number | null, invoiceMonth: string | null, correctionsInfo: string | null, payoutId: string | null, addonsInfo: Array<{ name: string, amount: number }> }> }
    & PayoutRowFragment
  ) };

export const PayoutDetails: Operation<PayoutDetailsQuery, PayoutDetailsQueryVariables> = {
  name: "PayoutDetails",
  source: "query PayoutDetails($id:ID!$isPublic:Boolean){payoutDetails(queryData:{payoutId:$id requestFromPartnerPublic:$isPublic}){...PayoutRow paidDate bankRef vatNumber settlementFileId tenantsInfo{name}agentInfo{name}branchInfo{name}approvals{_id name at}events{event date note}metaInfo{type amount vatAmount serialId invoiceMonth correctionsInfo payoutId addonsInfo{name amount}}}}fragment PayoutRow on Payout{_id contractId leaseNumber serialId amount payoutDate status paymentStatus holdPayout isGivenUp isRentReceived awaitsBrokeringConsent numberOfFails approvalsNeeded lastActNumber otherApproverNames propertyInfo{name}accountInfo{name accountNumber}}",
};
