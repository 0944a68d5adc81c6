// Made by script/generate from money-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MoneySettingsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type MoneySettingsQuery = { getLedgerBook: { name: string, orgNumber: string, address: string, email: string, isInVat: boolean, isInBusiness: boolean, clientAccount: string, bic: string, bankCustomerId: string | null, kidSource: Types.KidSource, orderFormat: Types.OrderFormat }, getInvoicingSettings: { leadDays: number, kidLength: number, kidParts: Array<{ name: Types.KidPart, width: number, value: number | null }> }, getLateRentSettings: { chargesFee: boolean, chargesInterest: boolean, tellsNav: boolean, minimum: number, steps: { pre_reminder: { isOn: boolean, days: number }, soft_reminder: { isOn: boolean, days: number }, reminder: { isOn: boolean, days: number }, second_reminder: { isOn: boolean, days: number }, notice: { isOn: boolean, days: number }, petition: { isOn: boolean, days: number } } }, getPayoutSettings: { payoutDay: number, waitDays: number, guaranteeMonths: number, retryDays: number, approvalsNeeded: number, brokering: { type: Types.CommissionType, amount: number } | null, management: { type: Types.CommissionType, amount: number } | null, approvers: Array<{ _id: string }>, asked: { approvalsNeeded: number, countsFrom: string, mayAgree: boolean, mayStop: boolean, approvers: Array<{ _id: string, name: string }>, askedBy: { _id: string, name: string } | null } | null, agents: Array<{ _id: string, name: string }> }, getSettingChanges: Array<{ _id: string, at: string, byName: string | null, what: string, was: string | null, became: string }> };

export const MoneySettings: Operation<MoneySettingsQuery, MoneySettingsQueryVariables> = {
  name: "MoneySettings",
  source: "query MoneySettings($partnerId:ID){getLedgerBook(queryData:{partnerId:$partnerId}){name orgNumber address email isInVat isInBusiness clientAccount bic bankCustomerId kidSource orderFormat}getInvoicingSettings(queryData:{partnerId:$partnerId}){leadDays kidLength kidParts{name width value}}getLateRentSettings(queryData:{partnerId:$partnerId}){steps{pre_reminder{isOn days}soft_reminder{isOn days}reminder{isOn days}second_reminder{isOn days}notice{isOn days}petition{isOn days}}chargesFee chargesInterest tellsNav minimum}getPayoutSettings(queryData:{partnerId:$partnerId}){payoutDay waitDays guaranteeMonths retryDays brokering{type amount}management{type amount}approvalsNeeded approvers{_id}asked{approvalsNeeded approvers{_id name}askedBy{_id name}countsFrom mayAgree mayStop}agents{_id name}}getSettingChanges(queryData:{partnerId:$partnerId}optionData:{limit:50}){_id at byName what was became}}",
};
