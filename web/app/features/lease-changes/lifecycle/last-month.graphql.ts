// Made by script/generate from last-month.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LastMonthQueryVariables = Exact<{
  id: string;
  endsOn: string;
}>;


export type LastMonthQuery = { getLastMonthOptions: Array<{ lastMonthRent: Types.LastMonthRent, from: string, to: string, amount: number, credited: number }> };

export const LastMonth: Operation<LastMonthQuery, LastMonthQueryVariables> = {
  name: "LastMonth",
  source: "query LastMonth($id:ID!$endsOn:String!){getLastMonthOptions(queryData:{contractId:$id endsOn:$endsOn}){lastMonthRent from to amount credited}}",
};
