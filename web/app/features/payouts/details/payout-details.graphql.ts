// Made by script/generate from payout-details.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PayoutDetailsQueryVariables = Exact<{
  id: string;
  isPublic?: boolean | null | undefined;
}>;


export type PayoutDetailsQuery = { payoutDetails: { _id: string, contractId: string, leaseNumber: string | null, serialId: number | null, amount: number, payoutDate: string | null, paidDate: string | null, status: Types.PayoutStatus, paymentStatus: Types.PayoutPaymentStatus | null, bankRef: string | null, holdPayout: boolean, isGivenUp: boolean, isRentReceived: boolean, numberOfFails: number, approvalsNeeded: number, vatNumber: string | null, settlementFileId: string | null, propertyInfo: { name: string } | null, tenantsInfo: Array<{ name: string }>, accountInfo: { name: string, accountNumber: string | null }, agentInfo: { name: string } | null, branchInfo: { name: string } | null, approvals: Array<{ _id: string, name: string, at: string }>, events: Array<{ event: Types.PayoutEventName, date: string, note: string | null }>, metaInfo: Array<{ type: Types.PayoutLineType, amount: number, vatAmount: number, serialId: number | null, invoiceMonth: string | null, correctionsInfo: string | null, payoutId: string | null, addonsInfo: Array<{ name: string, amount: number }> }> } };

export const PayoutDetails: Operation<PayoutDetailsQuery, PayoutDetailsQueryVariables> = {
  name: "PayoutDetails",
  source: "query PayoutDetails($id: ID!, $isPublic: Boolean) { payoutDetails(queryData: { payoutId: $id, requestFromPartnerPublic: $isPublic }) { _id contractId leaseNumber serialId amount payoutDate paidDate status paymentStatus bankRef holdPayout isGivenUp isRentReceived numberOfFails approvalsNeeded vatNumber settlementFileId propertyInfo { name } tenantsInfo { name } accountInfo { name accountNumber } agentInfo { name } branchInfo { name } approvals { _id name at } events { event date note } metaInfo { type amount vatAmount serialId invoiceMonth correctionsInfo payoutId addonsInfo { name amount } } } }",
};
