// Made by script/generate from interest-draft.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type InterestDraftQueryVariables = Exact<{
  listingId: string;
}>;


export type InterestDraftQuery = { getInterestDraft: { creditCheckBy: string | null, nationalIdentification: string | null, rentFrom: string | null, people: number | null, leaseLength: number | null, isSmoker: boolean | null, hasPets: boolean | null, petsText: string | null, referenceName: string | null, referencePhone: string | null, birthDate: string | null, phoneNumber: string | null, occupation: string | null, monthlyIncome: number | null, aboutYou: string | null, agreesToCreditCheck: boolean | null, listing: { _id: string, title: string }, attachments: Array<{ _id: string, title: string, name: string, size: number }>, form: { _id: string, state: Types.InterestState, sentAt: string, declinedText: string | null, viewingAnswer: Types.ViewingAnswer | null, proposedStartsAt: string | null, viewing: { startsAt: string, endsAt: string, place: string, text: string | null } | null } | null } };

export const InterestDraft: Operation<InterestDraftQuery, InterestDraftQueryVariables> = {
  name: "InterestDraft",
  source: "query InterestDraft($listingId: ID!) { getInterestDraft(queryData: { listingId: $listingId }) { listing { _id title } creditCheckBy nationalIdentification rentFrom people leaseLength isSmoker hasPets petsText referenceName referencePhone birthDate phoneNumber occupation monthlyIncome aboutYou attachments { _id title name size } agreesToCreditCheck form { _id state sentAt declinedText viewingAnswer proposedStartsAt viewing { startsAt endsAt place text } } } }",
};
