// Made by script/generate from open-rent-calendar.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenRentCalendarMutationVariables = Exact<{
  contractId: string;
}>;


export type OpenRentCalendarMutation = { openRentCalendar: { openedAt: string | null, url: string | null } };

export const OpenRentCalendar: Operation<OpenRentCalendarMutation, OpenRentCalendarMutationVariables> = {
  name: "OpenRentCalendar",
  source: "mutation OpenRentCalendar($contractId:ID!){openRentCalendar(inputData:{contractId:$contractId}){openedAt url}}",
};
