// Made by script/generate from waiting-assignments.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LeasePropertyAddressFragment } from '../property.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WaitingAssignmentsQueryVariables = Exact<{
  partnerId: string;
  limit: number;
  skip: number;
}>;


export type WaitingAssignmentsQuery = { getWaitingAssignments: { data: Array<{ _id: string, assignmentFrom: string, assignmentTo: string | null, property: LeasePropertyAddressFragment, landlord: { name: string } | null }>, metaData: { totalDocuments: number } } };

export const WaitingAssignments: Operation<WaitingAssignmentsQuery, WaitingAssignmentsQueryVariables> = {
  name: "WaitingAssignments",
  source: "query WaitingAssignments($partnerId:ID!$limit:Int!$skip:Int!){getWaitingAssignments(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){data{_id assignmentFrom assignmentTo property{...LeasePropertyAddress}landlord{name}}metaData{totalDocuments}}}fragment LeasePropertyAddress on LeaseProperty{name placeId street streetNumber apartmentId postalCode city}",
};
