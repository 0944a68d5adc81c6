// Made by script/generate from homes.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JanitorHomesQueryVariables = Exact<{
  partnerId: string;
  limit: number;
  skip: number;
}>;


export type JanitorHomesQuery = { getJanitorProperties: { data: Array<{ _id: string, name: string, street: string | null, streetNumber: string | null, apartmentId: string | null, postalCode: string | null, city: string, leases: Array<{ _id: string, contacts: Array<{ name: string, email: string, phoneNumber: string | null, isMainTenant: boolean }> }> }>, metaData: { totalDocuments: number } } };

export const JanitorHomes: Operation<JanitorHomesQuery, JanitorHomesQueryVariables> = {
  name: "JanitorHomes",
  source: "query JanitorHomes($partnerId: ID!, $limit: Int!, $skip: Int!) { getJanitorProperties( queryData: { partnerId: $partnerId } optionData: { limit: $limit, skip: $skip } ) { data { _id name street streetNumber apartmentId postalCode city leases { _id contacts { name email phoneNumber isMainTenant } } } metaData { totalDocuments } } }",
};
