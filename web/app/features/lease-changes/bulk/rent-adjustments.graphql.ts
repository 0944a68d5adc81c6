// Made by script/generate from rent-adjustments.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RentAdjustmentsQueryVariables = Exact<{
  contractIds: Array<string> | string;
  takesEffectOn?: string | null | undefined;
}>;


export type RentAdjustmentsQuery = { getRentAdjustments: { takesEffectOn: string, data: Array<{ contractId: string, rent: number | null, amount: number | null, indexFrom: { month: string } | null, indexTo: { month: string } | null, refusal: { code: string, day: string | null } | null }> } };

export const RentAdjustments: Operation<RentAdjustmentsQuery, RentAdjustmentsQueryVariables> = {
  name: "RentAdjustments",
  source: "query RentAdjustments($contractIds:[ID!]!$takesEffectOn:String){getRentAdjustments(queryData:{contractIds:$contractIds takesEffectOn:$takesEffectOn}){takesEffectOn data{contractId rent amount indexFrom{month}indexTo{month}refusal{code day}}}}",
};
