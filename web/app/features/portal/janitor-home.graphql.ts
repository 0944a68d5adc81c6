// Made by script/generate from janitor-home.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JanitorHomeQueryVariables = Exact<{
  id: string;
}>;


export type JanitorHomeQuery = { getJanitorProperty: { _id: string, partnerId: string | null, propertySerial: number, name: string, street: string | null, streetNumber: string | null, apartmentId: string | null, postalCode: string | null, city: string, lat: number, lng: number, leases: Array<{ _id: string, contractStartDate: string, contractEndDate: string | null, agent: { _id: string, name: string, email: string, phoneNumber: string | null, avatar: string | null } | null, contacts: Array<{ name: string, email: string, phoneNumber: string | null, isMainTenant: boolean }> }> } };

export const JanitorHome: Operation<JanitorHomeQuery, JanitorHomeQueryVariables> = {
  name: "JanitorHome",
  source: "query JanitorHome($id: ID!) { getJanitorProperty(queryData: { contractId: $id }) { _id partnerId propertySerial name street streetNumber apartmentId postalCode city lat lng leases { _id contractStartDate contractEndDate agent { _id name email phoneNumber avatar } contacts { name email phoneNumber isMainTenant } } } }",
};
