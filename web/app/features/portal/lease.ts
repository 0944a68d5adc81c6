import type { LeaseQuery } from './lease.graphql.ts';

export type Lease = LeaseQuery['getSingleLeaseForPublicSite'];
export type Tenants = LeaseQuery['getLeaseTenants']['data'];
export type Tenant = NonNullable<Tenants['mainTenant']>['user'];

export type Contact = NonNullable<Lease['counterpart']>;

/** Whom one turns to about it: of an agency's, the agent, who turns to the landlord. */
export const contactOf = ({ side, agent, counterpart }: Lease): Contact | null =>
  side === 'agent' ? counterpart : (agent ?? counterpart);

/** Those who rent, the main tenant first. */
export const everyTenant = ({ mainTenant, coTenants }: Tenants): Tenant[] =>
  [...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }) => user);

/** What is paid before one moves in, as the rules of the views read it. */
export const firstPayments = ({ invoiceInfo, securityDetails }: Lease) => ({
  firstInvoice: invoiceInfo.firstInvoice,
  isInvoiceToCome: invoiceInfo.nextInvoiceDate !== null,
  isDepositAwaited: securityDetails?.isAwaited ?? false,
});
