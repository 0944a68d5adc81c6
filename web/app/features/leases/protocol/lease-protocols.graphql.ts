// Made by script/generate from lease-protocols.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '@husvaer/contract/schema-types';

export type LeaseProtocolsQueryVariables = Exact<{
  id: string;
}>;


export type LeaseProtocolsQuery = { getSingleLeaseForPublicSite: { _id: string, mayWrite: boolean, useCosts: Array<Types.UseCost>, securityAmount: number | null, tenantNames: Array<string>, property: { name: string }, partner: { _id: string } | null, landlord: { _id: string, name: string } | null, signers: Array<{ name: string, role: string, signedAt: string | null }>, papers: Array<{ kind: Types.PaperKind, state: Types.PaperState, fileId: string | null, signingUrl: string | null, signers: Array<{ _id: string, name: string, role: string, signedAt: string | null, seenAt: string | null, openedAt: string | null, mayMove: boolean }>, end: { status: string, name: string | null, reason: string | null, at: string | null } | null }> }, getLeaseProtocols: Array<{ kind: Types.ProtocolKind, version: number, signedAt: string | null, takenOn: string, note: string | null, meters: Array<{ meter: Types.Meter, number: string | null, reading: string }>, keys: Array<{ name: string, count: number }>, rooms: Array<{ name: string, condition: Types.RoomCondition, note: string | null, photos: Array<{ _id: string, title: string, name: string, size: number }> }>, deposit: { toLandlord: number, reason: string | null } | null }> };

export const LeaseProtocols: Operation<LeaseProtocolsQuery, LeaseProtocolsQueryVariables> = {
  name: "LeaseProtocols",
  source: "query LeaseProtocols($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id mayWrite useCosts securityAmount tenantNames property { name } partner { _id } landlord { _id name } signers { name role signedAt } papers { kind state fileId signingUrl signers { _id name role signedAt seenAt openedAt mayMove } end { status name reason at } } } getLeaseProtocols(queryData: { contractId: $id }) { kind version signedAt takenOn meters { meter number reading } keys { name count } rooms { name condition note photos { _id title name size } } note deposit { toLandlord reason } } }",
};
