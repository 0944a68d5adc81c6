// Made by script/generate from my-interest-forms.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { InterestFormStandingFragment } from '../standing.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type MyInterestFormsQueryVariables = Exact<{
  limit?: number | null | undefined;
  skip?: number | null | undefined;
}>;


export type MyInterestFormsQuery = { getMyInterestForms: { data: Array<(
      { listing: { _id: string, title: string, state: Types.ListingState } }
      & InterestFormStandingFragment
    )>, metaData: { totalDocuments: number } } };

export const MyInterestForms: Operation<MyInterestFormsQuery, MyInterestFormsQueryVariables> = {
  name: "MyInterestForms",
  source: "query MyInterestForms($limit:Int$skip:Int){getMyInterestForms(optionData:{limit:$limit skip:$skip}){data{...InterestFormStanding listing{_id title state}}metaData{totalDocuments}}}fragment InterestFormStanding on InterestForm{_id state sentAt declinedText isLet viewingAnswer proposedStartsAt viewing{startsAt endsAt place text}}",
};
