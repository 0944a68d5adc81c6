// Made by script/generate from close-rent-calendar.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CloseRentCalendarMutationVariables = Exact<{
  contractId: string;
}>;


export type CloseRentCalendarMutation = { closeRentCalendar: { openedAt: string | null } };

export const CloseRentCalendar: Operation<CloseRentCalendarMutation, CloseRentCalendarMutationVariables> = {
  name: "CloseRentCalendar",
  source: "mutation CloseRentCalendar($contractId:ID!){closeRentCalendar(inputData:{contractId:$contractId}){openedAt}}",
};
