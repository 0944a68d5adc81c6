// Made by script/generate from message-tenants.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LeaseOutcomeLineFragment } from './outcome.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MessageTenantsMutationVariables = Exact<{
  contractIds: Array<string> | string;
  clientId: string;
  text: string;
}>;


export type MessageTenantsMutation = { messageTenants: Array<LeaseOutcomeLineFragment> };

export const MessageTenants: Operation<MessageTenantsMutation, MessageTenantsMutationVariables> = {
  name: "MessageTenants",
  source: "mutation MessageTenants($contractIds:[ID!]!$clientId:ID!$text:String!){messageTenants(inputData:{contractIds:$contractIds clientId:$clientId text:$text}){...LeaseOutcomeLine}}fragment LeaseOutcomeLine on LeaseOutcome{contractId missed refusal{code day}}",
};
