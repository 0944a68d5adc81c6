// Made by script/generate from deposit-settings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DepositSettingsQueryVariables = Exact<{
  partnerId: string;
}>;


export type DepositSettingsQuery = { getDepositSettings: { insuranceShare: number, hasAccountEach: boolean, insurer: string | null } };

export const DepositSettings: Operation<DepositSettingsQuery, DepositSettingsQueryVariables> = {
  name: "DepositSettings",
  source: "query DepositSettings($partnerId:ID!){getDepositSettings(queryData:{partnerId:$partnerId}){insuranceShare hasAccountEach insurer}}",
};
