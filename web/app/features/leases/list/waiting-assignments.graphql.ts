// Made by script/generate from waiting-assignments.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WaitingAssignmentsQueryVariables = Exact<{
  partnerId: string;
  limit: number;
  skip: number;
}>;


export type WaitingAssignmentsQuery = { getWaitingAssignments: { data: Array<{ _id: string, assignmentFrom: string, assignmentTo: string | null, property: { placeId: string | null, name: string, street: string | null, streetNumber: string | null, apartmentId: string | null, postalCode: string | null, city: string }, landlord: { name: string } | null }>, metaData: { totalDocuments: number } } };

export const WaitingAssignments: Operation<WaitingAssignmentsQuery, WaitingAssignmentsQueryVariables> = {
  name: "WaitingAssignments",
  source: "query WaitingAssignments($partnerId: ID!, $limit: Int!, $skip: Int!) { getWaitingAssignments( queryData: { partnerId: $partnerId } optionData: { limit: $limit, skip: $skip } ) { data { _id assignmentFrom assignmentTo property { placeId name street streetNumber apartmentId postalCode city } landlord { name } } metaData { totalDocuments } } }",
};
