// Made by script/generate from checkup.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type CheckupQueryVariables = Exact<{
  language: Types.Language;
}>;


export type CheckupQuery = { getCheckup: Array<{ _id: string, name: string, outcome: Types.CheckOutcome, found: string, todo: string | null }> };

export const Checkup: Operation<CheckupQuery, CheckupQueryVariables> = {
  name: "Checkup",
  source: "query Checkup($language:Language!){getCheckup(queryData:{language:$language}){_id name outcome found todo}}",
};
