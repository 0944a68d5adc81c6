// Made by script/generate from lease-life.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseLifeQueryVariables = Exact<{
  id: string;
}>;


export type LeaseLifeQuery = { getSingleLeaseForPublicSite: { _id: string, leaseStatus: Types.LeaseStatus, rentStatus: Types.RentStatus | null, mayWrite: boolean, mayGiveNotice: boolean, contractStartDate: string, contractEndDate: string | null, monthlyRentAmount: number, landlord: { _id: string } | null, notice: { by: string, ground: Types.NoticeGround | null, reason: string | null, givenOn: string | null, endsOn: string | null, protestUntil: string | null, protestedAt: string | null, protest: string | null } | null, rentChanges: Array<{ takesEffectOn: string, amount: number }>, papers: Array<{ kind: Types.PaperKind, state: Types.PaperState, sentAt: string, fileId: string | null, signingUrl: string | null, signers: Array<{ name: string, role: string, signedAt: string | null }>, end: { status: string, name: string | null, reason: string | null, at: string | null } | null }> } };

export const LeaseLife: Operation<LeaseLifeQuery, LeaseLifeQueryVariables> = {
  name: "LeaseLife",
  source: "query LeaseLife($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id leaseStatus rentStatus mayWrite mayGiveNotice contractStartDate contractEndDate monthlyRentAmount landlord { _id } notice { by ground reason givenOn endsOn protestUntil protestedAt protest } rentChanges { takesEffectOn amount } papers { kind state sentAt fileId signingUrl signers { name role signedAt } end { status name reason at } } } }",
};
