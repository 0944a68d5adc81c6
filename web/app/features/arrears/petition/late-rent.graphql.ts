// Made by script/generate from late-rent.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LateRentQueryVariables = Exact<{
  id: string;
}>;


export type LateRentQuery = { getLateRent: { isNavRefused: boolean, letters: Array<{ _id: string, kind: Types.LateRentStep, sentOn: string, payBy: string | null, total: number, tellsNav: boolean, waitsForPost: boolean, postedOn: string | null, fileId: string | null }>, cases: Array<{ _id: string, openedOn: string, petitionedOn: string | null, closedOn: string | null }>, petition: { missing: Array<string>, leaseSignedOn: string | null, isSignedHere: boolean, isWaiting: boolean, leaseFileId: string | null, landlord: { name: string, address: string | null, birthDate: string | null, orgNumber: string | null }, tenants: Array<{ name: string, email: string, address: string | null, birthDate: string | null, orgNumber: string | null }> } | null } };

export const LateRent: Operation<LateRentQuery, LateRentQueryVariables> = {
  name: "LateRent",
  source: "query LateRent($id:ID!){getLateRent(queryData:{contractId:$id}){letters{_id kind sentOn payBy total tellsNav waitsForPost postedOn fileId}cases{_id openedOn petitionedOn closedOn}petition{missing landlord{name address birthDate orgNumber}tenants{name email address birthDate orgNumber}leaseSignedOn isSignedHere isWaiting leaseFileId}isNavRefused}}",
};
