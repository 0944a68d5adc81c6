// Made by script/generate from partner-presentation.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PartnerPresentationQueryVariables = Exact<{
  partnerId: string;
}>;


export type PartnerPresentationQuery = { getPartnerPresentation: { aboutNo: string | null, aboutEn: string | null, phoneNumber: string | null, email: string | null, streetAddress: string | null, people: Array<{ _id: string, name: string, avatar: string | null, title: string | null, phoneNumber: string | null, email: string | null }> } | null };

export const PartnerPresentation: Operation<PartnerPresentationQuery, PartnerPresentationQueryVariables> = {
  name: "PartnerPresentation",
  source: "query PartnerPresentation($partnerId: ID!) { getPartnerPresentation(queryData: { partnerId: $partnerId }) { aboutNo aboutEn phoneNumber email streetAddress people { _id name avatar title phoneNumber email } } }",
};
