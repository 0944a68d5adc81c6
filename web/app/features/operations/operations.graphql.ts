// Made by script/generate from operations.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { getOperations: { at: string, paymentsWaiting: number, payoutsWaiting: number, webhooksFailing: number, contradictory: number, queues: Array<{ name: string, waiting: number, givenUp: number, since: string | null }>, jobs: Array<{ name: string, cron: string, state: string | null, startedAt: string | null, endedAt: string | null, doneAt: string | null, nextAt: string }>, failures: Array<{ _id: string, kind: Types.FailureKind, name: string, whom: string | null, at: string, attempts: number | null, problem: string | null }>, unprovedAccounts: Array<{ _id: string, name: string, clientAccount: string, since: string, invoices: number, responsible: Array<string> }> }, getRates: { known: Array<{ kind: Types.RateKind, since: string, until: string, value: number, source: string, enteredAt: string | null }>, ending: Array<{ kind: Types.RateKind, day: string }> }, getLatestPriceIndex: { month: string, value: number, source: Types.PriceIndexSource, at: string } | null };

export const Operations: Operation<OperationsQuery, OperationsQueryVariables> = {
  name: "Operations",
  source: "query Operations{getOperations{at queues{name waiting givenUp since}jobs{name cron state startedAt endedAt doneAt nextAt}failures{_id kind name whom at attempts problem}paymentsWaiting payoutsWaiting webhooksFailing contradictory unprovedAccounts{_id name clientAccount since invoices responsible}}getRates{known{kind since until value source enteredAt}ending{kind day}}getLatestPriceIndex{month value source at}}",
};
