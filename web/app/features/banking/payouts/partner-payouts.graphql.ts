// Made by script/generate from partner-payouts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PartnerPayoutsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  queryData: Types.PayoutsQueryData;
  optionData?: Types.PayoutsOptionData | null | undefined;
}>;


export type PartnerPayoutsQuery = { getPayouts: { data: Array<{ _id: string, contractId: string, leaseNumber: string | null, serialId: number | null, amount: number, payoutDate: string | null, status: Types.PayoutStatus, paymentStatus: Types.PayoutPaymentStatus | null, holdPayout: boolean, isGivenUp: boolean, isRentReceived: boolean, numberOfFails: number, approvalsNeeded: number, approvals: Array<{ _id: string }>, propertyInfo: { name: string } | null, accountInfo: { name: string, accountNumber: string | null } }>, metaData: { totalDocuments: number, amount: number } }, getPayoutSettings: { approvers: Array<{ _id: string, name: string }> } };

export const PartnerPayouts: Operation<PartnerPayoutsQuery, PartnerPayoutsQueryVariables> = {
  name: "PartnerPayouts",
  source: "query PartnerPayouts( $partnerId: ID $queryData: PayoutsQueryData! $optionData: PayoutsOptionData ) { getPayouts(queryData: $queryData, optionData: $optionData) { data { _id contractId leaseNumber serialId amount payoutDate status paymentStatus holdPayout isGivenUp isRentReceived numberOfFails approvalsNeeded approvals { _id } propertyInfo { name } accountInfo { name accountNumber } } metaData { totalDocuments amount } } getPayoutSettings(queryData: { partnerId: $partnerId }) { approvers { _id name } } }",
};
