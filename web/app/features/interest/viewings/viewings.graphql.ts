// Made by script/generate from viewings.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type ViewingsQueryVariables = Exact<{
  partnerId?: string | null | undefined;
}>;


export type ViewingsQuery = { getViewings: Array<{ _id: string, listingId: string, home: string, startsAt: string, endsAt: string, place: string, text: string | null, people: Array<{ _id: string, name: string, phoneNumber: string, viewingAnswer: Types.ViewingAnswer | null, proposedStartsAt: string | null }> }> };

export const Viewings: Operation<ViewingsQuery, ViewingsQueryVariables> = {
  name: "Viewings",
  source: "query Viewings($partnerId:ID){getViewings(queryData:{partnerId:$partnerId}){_id listingId home startsAt endsAt place text people{_id name phoneNumber viewingAnswer proposedStartsAt}}}",
};
