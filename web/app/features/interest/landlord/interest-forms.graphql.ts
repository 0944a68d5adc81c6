// Made by script/generate from interest-forms.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { FileAttachmentFragment } from '../../files/attachment.fragment.graphql.ts';
import type { InterestFormStandingFragment } from '../standing.fragment.graphql.ts';

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


export type InterestFormsQuery = { getInterestForms: { data: Array<(
      { name: string, isAdult: boolean, rentFrom: string, people: number, leaseLength: number | null, isSmoker: boolean, hasPets: boolean, petsText: string | null, referenceName: string | null, referencePhone: string | null, phoneNumber: string, occupation: string, monthlyIncome: number | null, aboutYou: string | null, agreesToCreditCheck: boolean, attachments: Array<FileAttachmentFragment>, listing: { title: string } }
      & InterestFormStandingFragment
    )>, metaData: { totalDocuments: number, filteredDocuments: number }, counts: { sent: number, shortlisted: number, invited: number, declined: number } } };

export const InterestForms: Operation<InterestFormsQuery, InterestFormsQueryVariables> = {
  name: "InterestForms",
  source: "query InterestForms($listingId:ID!$state:InterestState$sort:InterestSort$limit:Int$skip:Int){getInterestForms(queryData:{listingId:$listingId state:$state}optionData:{sort:$sort limit:$limit skip:$skip}){data{...InterestFormStanding name isAdult rentFrom people leaseLength isSmoker hasPets petsText referenceName referencePhone phoneNumber occupation monthlyIncome aboutYou attachments{...FileAttachment}agreesToCreditCheck listing{title}}metaData{totalDocuments filteredDocuments}counts{sent shortlisted invited declined}}}fragment FileAttachment on File{_id title name size}fragment InterestFormStanding on InterestForm{_id state sentAt declinedText isLet viewingAnswer proposedStartsAt viewing{startsAt endsAt place text}}",
};
