// Made by script/generate from lease-draft.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseDraftQueryVariables = Exact<{
  id: string;
}>;


export type LeaseDraftQuery = { getSingleLeaseForPublicSite: { _id: string, version: number, leaseStatus: Types.LeaseStatus, mayWrite: boolean, kind: Types.TenancyKind, contractStartDate: string, contractEndDate: string | null, roomName: string | null, homeOf: string | null, fixedTermGround: Types.FixedTermGround | null, fixedTermReason: string | null, mayGiveNotice: boolean, noticeMonths: number, monthlyRentAmount: number, useCosts: Array<Types.UseCost>, dueDay: number, security: Types.SecurityType, securityAmount: number | null, houseRules: string | null, rentCollection: Types.RentCollection | null, rentAccount: string | null, partner: { _id: string } | null, landlord: { _id: string, name: string } | null, property: { name: string, placeId: string | null, street: string | null, streetNumber: string | null, city: string } }, getLeaseTenants: { data: { mainTenant: { user: { name: string, email: string }, stated: { birthDate: string | null, orgNumber: string | null, postalAddress: string | null } | null } | null, coTenants: Array<{ user: { name: string, email: string }, stated: { birthDate: string | null, orgNumber: string | null, postalAddress: string | null } | null }> } } };

export const LeaseDraft: Operation<LeaseDraftQuery, LeaseDraftQueryVariables> = {
  name: "LeaseDraft",
  source: "query LeaseDraft($id:ID!){getSingleLeaseForPublicSite(queryData:{contractId:$id}){_id version leaseStatus mayWrite partner{_id}landlord{_id name}property{name placeId street streetNumber city}kind contractStartDate contractEndDate roomName homeOf fixedTermGround fixedTermReason mayGiveNotice noticeMonths monthlyRentAmount useCosts dueDay security securityAmount houseRules rentCollection rentAccount}getLeaseTenants(queryData:{contractId:$id}){data{mainTenant{user{name email}stated{birthDate orgNumber postalAddress}}coTenants{user{name email}stated{birthDate orgNumber postalAddress}}}}}",
};
