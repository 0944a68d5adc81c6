// Made by script/generate from settlements.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { SettlementsPageFragment } from './settlements.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettlementPageQueryVariables = Exact<{
  skip?: number | null | undefined;
}>;


export type SettlementPageQuery = { getSettlements: SettlementsPageFragment };

export const SettlementPage: Operation<SettlementPageQuery, SettlementPageQueryVariables> = {
  name: "SettlementPage",
  source: "query SettlementPage($skip:Int){getSettlements(optionData:{skip:$skip}){...SettlementsPage}}fragment SettlementsPage on Settlements{total data{_id serialId amount payoutDate settlementFileId propertyInfo{name}}}",
};
