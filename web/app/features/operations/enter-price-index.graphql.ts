// Made by script/generate from enter-price-index.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EnterPriceIndexMutationVariables = Exact<{
  month: string;
  value: number;
  replaces?: number | null | undefined;
}>;


export type EnterPriceIndexMutation = { enterPriceIndex: { month: string } | null };

export const EnterPriceIndex: Operation<EnterPriceIndexMutation, EnterPriceIndexMutationVariables> = {
  name: "EnterPriceIndex",
  source: "mutation EnterPriceIndex($month:String!$value:Float!$replaces:Float){enterPriceIndex(inputData:{month:$month value:$value replaces:$replaces}){month}}",
};
