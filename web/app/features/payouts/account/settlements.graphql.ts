// Made by script/generate from settlements.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SettlementPageQueryVariables = Exact<{
  skip?: number | null | undefined;
}>;


export type SettlementPageQuery = { getSettlements: { total: number, data: Array<{ _id: string, serialId: number | null, amount: number, payoutDate: string | null, settlementFileId: string | null, propertyInfo: { name: string } | null }> } };

export const SettlementPage: Operation<SettlementPageQuery, SettlementPageQueryVariables> = {
  name: "SettlementPage",
  source: "query SettlementPage($skip: Int) { getSettlements(optionData: { skip: $skip }) { total data { _id serialId amount payoutDate settlementFileId propertyInfo { name } } } }",
};
