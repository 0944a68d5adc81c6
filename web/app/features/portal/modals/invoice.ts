import type { InvoicesQuery } from './invoices.graphql.ts';

/** An invoice as a lease's page lists it. */
export type Invoice = InvoicesQuery['getAllInvoiceForPartnerPublicSite']['data'][number];
