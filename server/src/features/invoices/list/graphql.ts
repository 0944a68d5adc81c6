import { WITHOUT_PARTNER } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { HomeType, InvoiceType } from '../graphql.ts';
import type { ShownInvoice } from '../shown-invoices.ts';
import { invoiceFilters, invoicesPage, invoicedLeaseFilters } from './filters.ts';
import { getInvoicedLeases } from './use-cases/get-invoiced-leases.ts';
import { getPartnerInvoices } from './use-cases/get-partner-invoices.ts';
import { INVOICE_FILTERS, INVOICE_SORTS, type InvoicedLease, type InvoiceTotals } from './store.ts';

builder.enumType('PartnerInvoiceFilter', { values: INVOICE_FILTERS });
builder.enumType('PartnerInvoiceSort', { values: INVOICE_SORTS });

export const SEARCH =
  'The text to search for: a tenant, a landlord or a home, the number of a lease or an invoice, or a KID.';

const InvoicedLeaseType = builder.objectRef<InvoicedLease>('InvoicedLease').implement({
  description: 'A lease as its latest invoice shows it.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    leaseNumber: t.string({ resolve: ({ parties }) => parties.lease }),
    home: t.field({ type: HomeType, resolve: ({ parties }) => parties.home }),
    tenantNames: t.stringList({
      resolve: ({ parties }) => parties.tenants.map(({ name }) => name),
    }),
  }),
});
query('getInvoicedLeases', {
  description: 'Returns at most ten invoiced leases that match the search.',
  args: {
    queryData: input('InvoicedLeasesQueryData', invoicedLeaseFilters, {
      partnerId: WITHOUT_PARTNER,
      search: SEARCH,
    }),
  },
  type: [InvoicedLeaseType],
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getInvoicedLeases, queryData),
});

const InvoicesMeta = builder.objectRef<InvoiceTotals>('PartnerInvoicesMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('found'),
    open: t.expose('open', {
      type: 'Kroner',
      description: 'The unpaid amount of all invoices that match the search.',
    }),
  }),
});
const InvoicesType = builder
  .objectRef<{ invoices: ShownInvoice[]; totals: InvoiceTotals }>('PartnerInvoices')
  .implement({
    fields: (t) => ({
      data: t.expose('invoices', { type: [InvoiceType] }),
      metaData: t.expose('totals', { type: InvoicesMeta }),
    }),
  });
query('getPartnerInvoices', {
  description: 'Returns the invoices and credit notes in an agency’s books.',
  args: {
    queryData: input(
      'PartnerInvoicesQueryData',
      invoiceFilters,
      {
        partnerId: WITHOUT_PARTNER,
        status: 'Defaults to all.',
        search: SEARCH,
        month:
          'The month of the rent, or of the due date if the invoice is not for rent: `2027-03`.',
      },
      { isRequired: true },
    ),
    optionData: input('PartnerInvoicesOptionData', invoicesPage, { limit: 'At most 100.' }),
  },
  type: InvoicesType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getPartnerInvoices, {
      ...queryData,
      ...optionData,
    }),
});
