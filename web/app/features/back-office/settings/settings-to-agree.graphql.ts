// Made by script/generate from settings-to-agree.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { PayoutTermsFragment } from '../../payouts/back-office/payout-terms.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettingsToAgreeQueryVariables = Exact<{
  partnerId: string;
}>;


export type SettingsToAgreeQuery = { getPayoutSettings: PayoutTermsFragment };

export const SettingsToAgree: Operation<SettingsToAgreeQuery, SettingsToAgreeQueryVariables> = {
  name: "SettingsToAgree",
  source: "query SettingsToAgree($partnerId:ID!){getPayoutSettings(queryData:{partnerId:$partnerId}){...PayoutTerms}}fragment PayoutTerms on PayoutSettings{payoutDay waitDays guaranteeMonths retryDays brokering{type amount}management{type amount}approvalsNeeded dayLimit recipientLimit approvers{_id}unagreed{lastNumber acts{kind byName at mayAgree change{approvalsNeeded{was became}approvers{added removed}dayLimit{was became}recipientLimit{was became}guaranteeMonths{was became}kidSource{was became}bankCustomerId{was became}orgNumber{was became}remainderLimit{was became}aloneLimit{was became}}}mayAgree}asked{_id approvalsNeeded approvers{_id name}askedBy{_id name}countsFrom mayAgree mayStop}agents{_id name isOperators}}",
};
