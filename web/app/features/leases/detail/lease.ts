import type { LeaseHistoryQuery } from './lease-history.graphql.ts';
import type { LeaseQuery } from './lease.graphql.ts';

export type Lease = LeaseQuery['getSingleLeaseForPublicSite'];
export type Tenants = LeaseQuery['getLeaseTenants']['data'];
export type History = LeaseHistoryQuery['getLeaseHistory'];

/** Those who rent, the main tenant first. */
export const everyTenant = ({ mainTenant, coTenants }: Tenants) =>
  [...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }) => user);
