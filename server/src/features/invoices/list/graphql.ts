import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { HomeType, InvoiceType } from '../graphql.ts';
import type { ShownInvoice } from '../use-cases/get-invoice.ts';
import { invoiceFilters, invoicesPage, invoicedLeaseFilters } from './filters.ts';
import { getInvoicedLeases } from './use-cases/get-invoiced-leases.ts';
import { getPartnerInvoices } from './use-cases/get-partner-invoices.ts';
import { INVOICE_FILTERS, INVOICE_SORTS, type InvoicedLease, type InvoiceTotals } from './store.ts';

const FilterEnum = builder.enumType('PartnerInvoiceFilter', { values: INVOICE_FILTERS });
const InvoiceSortEnum = builder.enumType('PartnerInvoiceSort', { values: INVOICE_SORTS });

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
const InvoicedLeasesInput = builder.inputType('InvoicedLeasesQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    search: t.string({ required: true, description: SEARCH }),
  }),
});
builder.queryField('getInvoicedLeases', (t) =>
  t.field({
    type: [InvoicedLeaseType],
    description: 'Returns at most ten invoiced leases that match the search.',
    args: { queryData: t.arg({ type: InvoicedLeasesInput, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(
        viewer,
        getInvoicedLeases,
        parseInput(invoicedLeaseFilters, queryData, 'queryData'),
      ),
  }),
);

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
const InvoicesInput = builder.inputType('PartnerInvoicesQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    status: t.field({ type: FilterEnum, description: 'Defaults to all.' }),
    search: t.string({ description: SEARCH }),
    month: t.string({
      description:
        'The month of the rent, or of the due date if the invoice is not for rent: `2027-03`.',
    }),
  }),
});
const InvoicesPage = builder.inputType('PartnerInvoicesOptionData', {
  fields: (t) => ({
    limit: t.int({ description: 'At most 100.' }),
    skip: t.int(),
    sort: t.field({ type: InvoiceSortEnum }),
  }),
});
builder.queryField('getPartnerInvoices', (t) =>
  t.field({
    type: InvoicesType,
    description: 'Returns the invoices and credit notes in an agency’s books.',
    args: {
      queryData: t.arg({ type: InvoicesInput, required: true }),
      optionData: t.arg({ type: InvoicesPage }),
    },
    resolve: (_, { queryData, optionData }, { runner, viewer }) =>
      runner.read(viewer, getPartnerInvoices, {
        ...parseInput(invoiceFilters, queryData, 'queryData'),
        ...parseInput(invoicesPage, optionData ?? {}, 'optionData'),
      }),
  }),
);
