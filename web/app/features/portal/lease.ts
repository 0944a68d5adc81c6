import type { LeaseQuery } from './lease.graphql.ts';

export type Lease = LeaseQuery['getSingleLeaseForPublicSite'];
export type UnpaidInvoice = Lease['invoiceInfo']['unpaidInvoices'][number];
type Tenants = LeaseQuery['getLeaseTenants']['data'];
export type Tenant = NonNullable<Tenants['mainTenant']>['user'];

export type Contact = NonNullable<Lease['counterpart']>;

/** The contact for a lease: of an agency's, the agent; for the agent, the landlord. */
export const contactOf = ({ side, agent, counterpart }: Lease): Contact | null =>
  side === 'agent' ? counterpart : (agent ?? counterpart);

/** Whether the rent is collected: by an agency, or by the operator if the landlord chose that. */
export const isCollected = ({ partner, rentCollection, invoiceInfo }: Lease): boolean =>
  partner !== null || rentCollection === 'collected' || isInvoiced(invoiceInfo);

/** Whether there are invoices, or will be. */
export const isInvoiced = ({ firstInvoice, nextInvoiceDate }: Lease['invoiceInfo']): boolean =>
  firstInvoice !== null || nextInvoiceDate !== null;

/** The tenants, the main tenant first. */
export const allTenants = ({ mainTenant, coTenants }: Tenants): Tenant[] =>
  [...(mainTenant ? [mainTenant] : []), ...coTenants].map(({ user }) => user);

/** The payments before the move-in, in the form that the rules of the views need. */
export const firstPayments = ({ invoiceInfo, securityDetails }: Lease) => ({
  firstInvoice: invoiceInfo.firstInvoice,
  isInvoiceToCome: invoiceInfo.nextInvoiceDate !== null,
  isDepositAwaited: securityDetails?.isAwaited ?? false,
});
