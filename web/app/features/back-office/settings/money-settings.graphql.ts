// Made by script/generate from money-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LateRentTermsFragment } from '../../arrears/settings/late-rent.fragment.graphql.ts';
import type { InvoicingTermsFragment } from '../../invoices/settings/invoicing.fragment.graphql.ts';
import type { LedgerBookTermsFragment } from '../../ledger/settings/ledger-book.fragment.graphql.ts';
import type { PayoutTermsFragment } from '../../payouts/back-office/payout-terms.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MoneySettingsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type MoneySettingsQuery = { getLedgerBook: LedgerBookTermsFragment, getInvoicingSettings: InvoicingTermsFragment, getLateRentSettings: LateRentTermsFragment, getPayoutSettings: PayoutTermsFragment, getSettingChanges: Array<{ _id: string, at: string, byName: string | null, what: string, was: string | null, became: string }> };

export const MoneySettings: Operation<MoneySettingsQuery, MoneySettingsQueryVariables> = {
  name: "MoneySettings",
  source: "query MoneySettings($partnerId:ID){getLedgerBook(queryData:{partnerId:$partnerId}){...LedgerBookTerms}getInvoicingSettings(queryData:{partnerId:$partnerId}){...InvoicingTerms}getLateRentSettings(queryData:{partnerId:$partnerId}){...LateRentTerms}getPayoutSettings(queryData:{partnerId:$partnerId}){...PayoutTerms}getSettingChanges(queryData:{partnerId:$partnerId}optionData:{limit:50}){_id at byName what was became}}fragment LateRentTerms on LateRentSettings{steps{pre_reminder{isOn days}soft_reminder{isOn days}reminder{isOn days}second_reminder{isOn days}notice{isOn days}petition{isOn days}}chargesFee chargesInterest tellsNav minimum}fragment InvoicingTerms on InvoicingSettings{leadDays remainderLimit aloneLimit kidLength kidParts{name width value}}fragment ClientAccountChangeRow on ClientAccountChange{_id partnerId name clientAccount nextClientAccount isNextAccountProved requestedByName requestedAt agreedByName countsOn mayAgree}fragment LedgerBookTerms on LedgerBook{name orgNumber address email isInVat isInBusiness clientAccount isAccountProved isAccountRefused bic bankCustomerId kidSource orderFormat chargeCodes clientAccountChange{...ClientAccountChangeRow}}fragment PayoutTerms on PayoutSettings{payoutDay waitDays guaranteeMonths retryDays brokering{type amount}management{type amount}approvalsNeeded dayLimit recipientLimit approvers{_id}unagreed{lastNumber acts{kind byName at mayAgree change{approvalsNeeded{was became}approvers{added removed}dayLimit{was became}recipientLimit{was became}guaranteeMonths{was became}kidSource{was became}bankCustomerId{was became}orgNumber{was became}remainderLimit{was became}aloneLimit{was became}}}mayAgree}asked{_id approvalsNeeded approvers{_id name}askedBy{_id name}countsFrom mayAgree mayStop}agents{_id name isOperators}}",
};
