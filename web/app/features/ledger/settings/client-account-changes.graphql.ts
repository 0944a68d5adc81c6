// Made by script/generate from client-account-changes.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { ClientAccountChangeRowFragment } from './client-account-change.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ClientAccountChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientAccountChangesQuery = { getClientAccountChanges: Array<ClientAccountChangeRowFragment> };

export const ClientAccountChanges: Operation<ClientAccountChangesQuery, ClientAccountChangesQueryVariables> = {
  name: "ClientAccountChanges",
  source: "query ClientAccountChanges{getClientAccountChanges{...ClientAccountChangeRow}}fragment ClientAccountChangeRow on ClientAccountChange{_id partnerId name clientAccount nextClientAccount isNextAccountProved requestedByName requestedAt agreedByName countsOn mayAgree}",
};
