// Made by script/generate from payout-account.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { SettlementsPageFragment } from './settlements.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PayoutAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutAccountQuery = { getPayoutAccount: { accountNumber: string | null, isUnproved: boolean, nextAccountNumber: string | null, nextCountsFrom: string | null }, getSettlements: SettlementsPageFragment, getAnnualStatements: Array<{ partnerId: string | null, name: string, years: Array<number> }> };

export const PayoutAccount: Operation<PayoutAccountQuery, PayoutAccountQueryVariables> = {
  name: "PayoutAccount",
  source: "query PayoutAccount{getPayoutAccount{accountNumber isUnproved nextAccountNumber nextCountsFrom}getSettlements{...SettlementsPage}getAnnualStatements{partnerId name years}}fragment SettlementsPage on Settlements{total data{_id serialId amount payoutDate settlementFileId propertyInfo{name}}}",
};
