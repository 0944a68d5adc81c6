// Made by script/generate from payouts.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type PayoutsQueryVariables = Exact<{
  contractId: string;
}>;


export type PayoutsQuery = { getFullPayoutHistory: { data: Array<{ _id: string, amount: number, payoutDate: string | null, referanse: string | null, status: Types.PayoutStatus, holdPayout: boolean, isGivenUp: boolean, isRentReceived: boolean, awaitsBrokeringConsent: boolean, paymentStatus: Types.PayoutPaymentStatus | null, numberOfFails: number, accountInfo: { accountNumber: string | null } }> } };

export const Payouts: Operation<PayoutsQuery, PayoutsQueryVariables> = {
  name: "Payouts",
  source: "query Payouts($contractId:ID!){getFullPayoutHistory(queryData:{contractId:$contractId}){data{_id amount payoutDate referanse status holdPayout isGivenUp isRentReceived awaitsBrokeringConsent paymentStatus numberOfFails accountInfo{accountNumber}}}}",
};
