// Made by script/generate from interest-draft.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';
import type { InterestFormStandingFragment } from '../standing.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InterestDraftQueryVariables = Exact<{
  listingId: string;
}>;


export type InterestDraftQuery = { getInterestDraft: { creditCheckBy: string | null, nationalIdentification: string | null, rentFrom: string | null, people: number | null, leaseLength: number | null, isSmoker: boolean | null, hasPets: boolean | null, petsText: string | null, referenceName: string | null, referencePhone: string | null, birthDate: string | null, phoneNumber: string | null, occupation: string | null, monthlyIncome: number | null, aboutYou: string | null, agreesToCreditCheck: boolean | null, listing: { _id: string, title: string }, attachments: Array<FileAttachmentFragment>, form: InterestFormStandingFragment | null } };

export const InterestDraft: Operation<InterestDraftQuery, InterestDraftQueryVariables> = {
  name: "InterestDraft",
  source: "query InterestDraft($listingId:ID!){getInterestDraft(queryData:{listingId:$listingId}){listing{_id title}creditCheckBy nationalIdentification rentFrom people leaseLength isSmoker hasPets petsText referenceName referencePhone birthDate phoneNumber occupation monthlyIncome aboutYou attachments{...FileAttachment}agreesToCreditCheck form{...InterestFormStanding}}}fragment FileAttachment on File{_id title name size}fragment InterestFormStanding on InterestForm{_id state sentAt declinedText isLet viewingAnswer proposedStartsAt viewing{startsAt endsAt place text}}",
};
