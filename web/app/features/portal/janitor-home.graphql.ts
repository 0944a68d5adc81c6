// Made by script/generate from janitor-home.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { JanitorPropertyAddressFragment } from '../leases/homes/home.fragment.graphql.ts';
import type { JanitorContactLineFragment } from '../leases/homes/home.fragment.graphql.ts';
import type { LeasePersonCardFragment } from '../leases/person.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JanitorHomeQueryVariables = Exact<{
  id: string;
}>;


export type JanitorHomeQuery = { getJanitorProperty: (
    { partnerId: string | null, propertySerial: number, lat: number, lng: number, leases: Array<{ _id: string, contractStartDate: string, contractEndDate: string | null, agent: LeasePersonCardFragment | null, contacts: Array<JanitorContactLineFragment> }> }
    & JanitorPropertyAddressFragment
  ) };

export const JanitorHome: Operation<JanitorHomeQuery, JanitorHomeQueryVariables> = {
  name: "JanitorHome",
  source: "query JanitorHome($id:ID!){getJanitorProperty(queryData:{contractId:$id}){...JanitorPropertyAddress partnerId propertySerial lat lng leases{_id contractStartDate contractEndDate agent{...LeasePersonCard}contacts{...JanitorContactLine}}}}fragment JanitorPropertyAddress on JanitorProperty{_id name street streetNumber apartmentId postalCode city}fragment JanitorContactLine on JanitorContact{name email phoneNumber isMainTenant}fragment LeasePersonCard on LeasePerson{_id name email phoneNumber avatar}",
};
