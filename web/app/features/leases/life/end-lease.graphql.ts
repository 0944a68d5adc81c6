// Made by script/generate from end-lease.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type EndLeaseMutationVariables = Exact<{
  id: string;
  endsOn: string;
  lastMonthRent?: Types.LastMonthRent | null | undefined;
  reason?: string | null | undefined;
  language?: Types.Language | null | undefined;
}>;


export type EndLeaseMutation = { endLease: { _id: string } };

export const EndLease: Operation<EndLeaseMutation, EndLeaseMutationVariables> = {
  name: "EndLease",
  source: "mutation EndLease( $id: ID! $endsOn: String! $lastMonthRent: LastMonthRent $reason: String $language: Language ) { endLease( inputData: { contractId: $id endsOn: $endsOn lastMonthRent: $lastMonthRent reason: $reason language: $language } ) { _id } }",
};
