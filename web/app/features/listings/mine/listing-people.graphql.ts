// Made by script/generate from listing-people.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ListingPeopleQueryVariables = Exact<{
  partnerId: string;
}>;


export type ListingPeopleQuery = { getListingPeople: { owners: Array<{ _id: string, name: string }>, contactPersons: Array<{ _id: string, name: string }> } };

export const ListingPeople: Operation<ListingPeopleQuery, ListingPeopleQueryVariables> = {
  name: "ListingPeople",
  source: "query ListingPeople($partnerId:ID!){getListingPeople(queryData:{partnerId:$partnerId}){owners{_id name}contactPersons{_id name}}}",
};
