// Made by script/generate from calendar.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RentCalendarQueryVariables = Exact<{
  contractId: string;
}>;


export type RentCalendarQuery = { getRentCalendar: { openedAt: string | null } };

export const RentCalendar: Operation<RentCalendarQuery, RentCalendarQueryVariables> = {
  name: "RentCalendar",
  source: "query RentCalendar($contractId:ID!){getRentCalendar(queryData:{contractId:$contractId}){openedAt}}",
};
