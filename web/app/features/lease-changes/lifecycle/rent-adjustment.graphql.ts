// Made by script/generate from rent-adjustment.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RentAdjustmentQueryVariables = Exact<{
  id: string;
}>;


export type RentAdjustmentQuery = { getRentAdjustment: { takesEffectOn: string, amount: number, indexFrom: { month: string, value: number }, indexTo: { month: string, value: number } } | null };

export const RentAdjustment: Operation<RentAdjustmentQuery, RentAdjustmentQueryVariables> = {
  name: "RentAdjustment",
  source: "query RentAdjustment($id:ID!){getRentAdjustment(queryData:{contractId:$id}){takesEffectOn amount indexFrom{month value}indexTo{month value}}}",
};
