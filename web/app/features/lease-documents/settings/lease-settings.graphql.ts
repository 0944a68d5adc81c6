// Made by script/generate from lease-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LeaseDaysFragment } from '../../leases/settings/lease-days.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LeaseSettingsQueryVariables = Exact<{
  partnerId: string;
}>;


export type LeaseSettingsQuery = { getLeaseSettings: LeaseDaysFragment, leaseAdditions: Array<AdditionWordsFragment>, assignmentAdditions: Array<AdditionWordsFragment> };

export type AdditionWordsFragment = { no: { heading: string, text: string }, en: { heading: string, text: string } | null };

export const LeaseSettings: Operation<LeaseSettingsQuery, LeaseSettingsQueryVariables> = {
  name: "LeaseSettings",
  source: "query LeaseSettings($partnerId:ID!){getLeaseSettings(queryData:{partnerId:$partnerId}){...LeaseDays}leaseAdditions:getContractAdditions(queryData:{partnerId:$partnerId kind:lease}){...AdditionWords}assignmentAdditions:getContractAdditions(queryData:{partnerId:$partnerId kind:assignment}){...AdditionWords}}fragment AdditionWords on ContractAddition{no{heading text}en{heading text}}fragment LeaseDays on LeaseSettings{endingMonths signingDays remindingDays}",
};
