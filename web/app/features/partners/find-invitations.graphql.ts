// Made by script/generate from find-invitations.graphql.
import type { Operation } from '@husvaer/contract/operation';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FindInvitationsQueryVariables = Exact<{
  partnerId: string;
}>;


export type FindInvitationsQuery = { getInvitations: Array<{ _id: string, email: string, name: string, registerAs: string, isAccepted: boolean, expiresAt: string }> };

export const FindInvitations: Operation<FindInvitationsQuery, FindInvitationsQueryVariables> = {
  name: "FindInvitations",
  source: "query FindInvitations($partnerId:ID!){getInvitations(queryData:{partnerId:$partnerId}){_id email name registerAs isAccepted expiresAt}}",
};
