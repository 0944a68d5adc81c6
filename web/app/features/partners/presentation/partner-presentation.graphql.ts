// Made by script/generate from partner-presentation.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { PartnerPresentationTextFragment } from './presentation.fragment.graphql.ts';
import type { PartnerPersonCardFragment } from './presentation.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartnerPresentationQueryVariables = Exact<{
  partnerId: string;
}>;


export type PartnerPresentationQuery = { getPartnerPresentation: (
    { people: Array<PartnerPersonCardFragment> }
    & PartnerPresentationTextFragment
  ) | null };

export const PartnerPresentation: Operation<PartnerPresentationQuery, PartnerPresentationQueryVariables> = {
  name: "PartnerPresentation",
  source: "query PartnerPresentation($partnerId:ID!){getPartnerPresentation(queryData:{partnerId:$partnerId}){...PartnerPresentationText people{...PartnerPersonCard}}}fragment PartnerPresentationText on PartnerPresentation{aboutNo aboutEn phoneNumber email streetAddress licence responsibleBroker}fragment PartnerPersonCard on PartnerPerson{_id name avatar title phoneNumber email}",
};
