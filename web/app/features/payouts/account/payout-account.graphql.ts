// Made by script/generate from payout-account.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PayoutAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutAccountQuery = { getPayoutAccount: { accountNumber: string | null, nextAccountNumber: string | null, nextCountsFrom: string | null }, getSettlements: { total: number, data: Array<{ _id: string, serialId: number | null, amount: number, payoutDate: string | null, settlementFileId: string | null, propertyInfo: { name: string } | null }> }, getAnnualStatements: Array<{ partnerId: string | null, name: string, years: Array<number> }> };

export const PayoutAccount: Operation<PayoutAccountQuery, PayoutAccountQueryVariables> = {
  name: "PayoutAccount",
  source: "query PayoutAccount { getPayoutAccount { accountNumber nextAccountNumber nextCountsFrom } getSettlements { total data { _id serialId amount payoutDate settlementFileId propertyInfo { name } } } getAnnualStatements { partnerId name years } }",
};
