// Made by script/generate from money-activity.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MoneyActivityQueryVariables = Exact<{
  partnerId?: string | null | undefined;
  limit: number;
  after?: string | null | undefined;
}>;


export type MoneyActivityQuery = { getMoneyActivity: { next: string | null, data: Array<{ _id: string, at: string, kind: Types.MoneyActivityKind, bankFileId: string | null, byName: string | null, isBank: boolean, contractId: string | null, leaseNumber: string | null, home: string | null, serialId: number | null, isRefund: boolean, amount: number | null, account: string | null, text: string | null }> } };

export const MoneyActivity: Operation<MoneyActivityQuery, MoneyActivityQueryVariables> = {
  name: "MoneyActivity",
  source: "query MoneyActivity($partnerId:ID$limit:Int!$after:String){getMoneyActivity(queryData:{partnerId:$partnerId}optionData:{limit:$limit after:$after}){data{_id at kind bankFileId byName isBank contractId leaseNumber home serialId isRefund amount account text}next}}",
};
