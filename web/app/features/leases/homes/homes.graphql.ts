// Made by script/generate from homes.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { JanitorPropertyAddressFragment } from './home.fragment.graphql.ts';
import type { JanitorContactLineFragment } from './home.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JanitorHomesQueryVariables = Exact<{
  partnerId: string;
  limit: number;
  skip: number;
}>;


export type JanitorHomesQuery = { getJanitorProperties: { data: Array<(
      { leases: Array<{ _id: string, contacts: Array<JanitorContactLineFragment> }> }
      & JanitorPropertyAddressFragment
    )>, metaData: { totalDocuments: number } } };

export const JanitorHomes: Operation<JanitorHomesQuery, JanitorHomesQueryVariables> = {
  name: "JanitorHomes",
  source: "query JanitorHomes($partnerId:ID!$limit:Int!$skip:Int!){getJanitorProperties(queryData:{partnerId:$partnerId}optionData:{limit:$limit skip:$skip}){data{...JanitorPropertyAddress leases{_id contacts{...JanitorContactLine}}}metaData{totalDocuments}}}fragment JanitorPropertyAddress on JanitorProperty{_id name street streetNumber apartmentId postalCode city}fragment JanitorContactLine on JanitorContact{name email phoneNumber isMainTenant}",
};
