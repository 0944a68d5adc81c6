// Made by script/generate from interest-forms.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InterestFormsQueryVariables = Exact<{
  listingId: string;
  state?: Types.InterestState | null | undefined;
  sort?: Types.InterestSort | null | undefined;
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type InterestFormsQuery = { getInterestForms: { data: Array<{ _id: string, state: Types.InterestState, name: string, isAdult: boolean, rentFrom: string, people: number, leaseLength: number | null, isSmoker: boolean, hasPets: boolean, petsText: string | null, referenceName: string | null, referencePhone: string | null, phoneNumber: string, occupation: string, monthlyIncome: number | null, aboutYou: string | null, agreesToCreditCheck: boolean, declinedText: string | null, viewingAnswer: Types.ViewingAnswer | null, proposedStartsAt: string | null, sentAt: string, attachments: Array<{ _id: string, title: string, name: string, size: number }>, viewing: { startsAt: string, endsAt: string, place: string, text: string | null } | null, listing: { title: string } }>, metaData: { totalDocuments: number, filteredDocuments: number }, counts: { sent: number, shortlisted: number, invited: number, declined: number } } };

export const InterestForms: Operation<InterestFormsQuery, InterestFormsQueryVariables> = {
  name: "InterestForms",
  source: "query InterestForms( $listingId: ID! $state: InterestState $sort: InterestSort $limit: Int $skip: Int ) { getInterestForms( queryData: { listingId: $listingId, state: $state } optionData: { sort: $sort, limit: $limit, skip: $skip } ) { data { _id state name isAdult rentFrom people leaseLength isSmoker hasPets petsText referenceName referencePhone phoneNumber occupation monthlyIncome aboutYou attachments { _id title name size } agreesToCreditCheck declinedText viewingAnswer proposedStartsAt sentAt viewing { startsAt endsAt place text } listing { title } } metaData { totalDocuments filteredDocuments } counts { sent shortlisted invited declined } } }",
};
