// Made by script/generate from enter-index.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EnterIndexMutationVariables = Exact<{
  month: string;
  value: number;
  replaces?: number | null | undefined;
}>;


export type EnterIndexMutation = { enterPriceIndex: { month: string } | null };

export const EnterIndex: Operation<EnterIndexMutation, EnterIndexMutationVariables> = {
  name: "EnterIndex",
  source: "mutation EnterIndex($month:String!$value:Float!$replaces:Float){enterPriceIndex(inputData:{month:$month value:$value replaces:$replaces}){month}}",
};
