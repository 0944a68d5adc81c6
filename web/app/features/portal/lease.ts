import type { LeaseQuery } from './lease.graphql.ts';

export type Lease = LeaseQuery['getSingleLeaseForPublicSite'];
export type Tenants = LeaseQuery['getLeaseTenants']['data'];
export type Tenant = NonNullable<Tenants['mainTenant']>['user'];

export type Contact = NonNullable<Lease['counterpart']>;

/** Whom one turns to about it: of an agency's, the agent, who turns to the landlord. */
export const contactOf = ({ side, agent, counterpart }: Lease): Contact | null =>
  side === 'agent' ? counterpart : (agent ?? counterpart);

/** Whether the rent is asked for here: by an agency, or by the operator where the landlord chose that. */
export const isCollected = ({ partner, rentCollection, invoiceInfo }: Lease): boolean =>
  partner !== null || rentCollection === 'collected' || isInvoiced(invoiceInfo);

/** Whether there are invoices, or are to be. */
export const isInvoiced = ({ firstInvoice, nextInvoiceDate }: Lease['invoiceInfo']): boolean =>
  firstInvoice !== null || nextInvoiceDate !== null;

/** Those who rent, the main tenant first. */
export const everyTenant = ({ mainTenant, coTenants }: Tenants): Tenant[] =>
  [...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }) => user);

/** What is paid before one moves in, as the rules of the views read it. */
export const firstPayments = ({ invoiceInfo, securityDetails }: Lease) => ({
  firstInvoice: invoiceInfo.firstInvoice,
  isInvoiceToCome: invoiceInfo.nextInvoiceDate !== null,
  isDepositAwaited: securityDetails?.isAwaited ?? false,
});
