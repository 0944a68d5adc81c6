// Made by script/generate from tenants.graphql.
import type { Operation } from '@husvaer/contract/operation';
import type { LeaseUserContactFragment } from '../tenant.fragment.graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TenantsQueryVariables = Exact<{
  contractId: string;
}>;


export type TenantsQuery = { getLeaseTenants: { data: { mainTenant: { user: (
          { avatarKey: string | null }
          & LeaseUserContactFragment
        ) } | null, coTenants: Array<{ user: (
          { avatarKey: string | null }
          & LeaseUserContactFragment
        ) }> } } };

export const Tenants: Operation<TenantsQuery, TenantsQueryVariables> = {
  name: "Tenants",
  source: "query Tenants($contractId:ID!){getLeaseTenants(queryData:{contractId:$contractId}){data{mainTenant{user{...LeaseUserContact avatarKey}}coTenants{user{...LeaseUserContact avatarKey}}}}}fragment LeaseUserContact on LeaseUser{name email phoneNumber}",
};
