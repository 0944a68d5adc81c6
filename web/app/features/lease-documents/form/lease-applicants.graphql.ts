// Made by script/generate from lease-applicants.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseApplicantsQueryVariables = Exact<{
  listingId: string;
}>;


export type LeaseApplicantsQuery = { getInterestForms: { data: Array<{ _id: string, state: Types.InterestState, name: string, isAdult: boolean, rentFrom: string, leaseLength: number | null }> } };

export const LeaseApplicants: Operation<LeaseApplicantsQuery, LeaseApplicantsQueryVariables> = {
  name: "LeaseApplicants",
  source: "query LeaseApplicants($listingId:ID!){getInterestForms(queryData:{listingId:$listingId}optionData:{limit:100}){data{_id state name isAdult rentFrom leaseLength}}}",
};
