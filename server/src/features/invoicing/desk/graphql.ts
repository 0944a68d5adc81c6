import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { InvoiceType } from '../graphql.ts';
import type { Parties } from '../invoices/store.ts';
import { StepEnum } from '../late/graphql.ts';
import type { ShownInvoice } from '../use-cases/get-invoices.ts';
import { arrearsAsked, arrearsPage, invoicesAsked, invoicesPage, leasesAsked } from './asked.ts';
import { getArrears, getInvoicedLeases, getPartnerInvoices, type LateLease } from './read-desk.ts';
import {
  ARREARS_SORTS,
  INVOICE_FILTERS,
  INVOICE_SORTS,
  type ArrearsTotals,
  type InvoicedLease,
  type InvoiceTotals,
} from './store.ts';

const HomeType = builder.objectRef<Parties['home']>('InvoicedHome').implement({
  description: 'A home as it stands on an invoice.',
  fields: (t) => ({ name: t.exposeString('name'), address: t.exposeString('address') }),
});

const ArrearsSortEnum = builder.enumType('ArrearsSort', { values: ARREARS_SORTS });
const FilterEnum = builder.enumType('PartnerInvoiceFilter', { values: INVOICE_FILTERS });
const InvoiceSortEnum = builder.enumType('PartnerInvoiceSort', { values: INVOICE_SORTS });

const LateLeaseType = builder.objectRef<LateLease>('LateLease').implement({
  description: 'A lease that owes something whose day to pay is past.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    leaseNumber: t.string({ resolve: ({ parties }) => parties.lease }),
    home: t.field({ type: HomeType, resolve: ({ parties }) => parties.home }),
    tenantNames: t.stringList({
      resolve: ({ parties }) => parties.tenants.map(({ name }) => name),
    }),
    landlordName: t.string({ resolve: ({ parties }) => parties.landlord.name }),
    overdue: t.expose('overdue', { type: 'Kroner' }),
    open: t.expose('open', { type: 'Kroner', description: 'Also what is not due yet.' }),
    oldestDueDate: t.exposeString('oldestDueOn'),
    daysLate: t.exposeInt('daysLate'),
    letterKind: t.expose('letterKind', {
      type: StepEnum,
      nullable: true,
      description: 'The last that was sent about it.',
    }),
    letterSentOn: t.exposeString('letterSentOn', { nullable: true }),
    hasObjection: t.exposeBoolean('hasObjection'),
    isSaidPaid: t.exposeBoolean('isSaidPaid'),
  }),
});

const ArrearsMeta = builder.objectRef<ArrearsTotals>('ArrearsMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('found'),
    overdue: t.expose('overdue', { type: 'Kroner', description: 'Of those that were found.' }),
    open: t.expose('open', { type: 'Kroner' }),
  }),
});
const ArrearsType = builder
  .objectRef<{ leases: LateLease[]; totals: ArrearsTotals }>('Arrears')
  .implement({
    fields: (t) => ({
      data: t.expose('leases', { type: [LateLeaseType] }),
      metaData: t.expose('totals', { type: ArrearsMeta }),
    }),
  });

const SEARCH = 'Of a tenant, landlord or home, a lease’s number, an invoice’s number or a KID.';
const ArrearsInput = builder.inputType('ArrearsQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    search: t.string({ description: SEARCH }),
  }),
});
const ArrearsPage = builder.inputType('ArrearsOptionData', {
  fields: (t) => ({
    limit: t.int({ description: 'At most 100.' }),
    skip: t.int(),
    sort: t.field({ type: ArrearsSortEnum }),
  }),
});
builder.queryField('getArrears', (t) =>
  t.field({
    type: ArrearsType,
    description: 'Leases of an agency’s that owe something overdue.',
    args: {
      queryData: t.arg({ type: ArrearsInput, required: true }),
      optionData: t.arg({ type: ArrearsPage }),
    },
    resolve: (_, { queryData, optionData }, { runner, viewer }) =>
      runner.read(viewer, getArrears, {
        ...parseInput(arrearsAsked, queryData, 'queryData'),
        ...parseInput(arrearsPage, optionData ?? {}, 'optionData'),
      }),
  }),
);

const InvoicedLeaseType = builder.objectRef<InvoicedLease>('InvoicedLease').implement({
  description: 'A lease as its latest invoice has it.',
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
    description: 'Leases that are invoiced, at most ten of those that are looked for.',
    args: { queryData: t.arg({ type: InvoicedLeasesInput, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(viewer, getInvoicedLeases, parseInput(leasesAsked, queryData, 'queryData')),
  }),
);

builder.objectField(InvoiceType, 'contractId', (t) => t.id({ resolve: ({ leaseId }) => leaseId }));
builder.objectField(InvoiceType, 'leaseNumber', (t) =>
  t.string({ resolve: ({ parties }) => parties.lease }),
);
builder.objectField(InvoiceType, 'home', (t) =>
  t.field({ type: HomeType, resolve: ({ parties }) => parties.home }),
);
builder.objectField(InvoiceType, 'tenantNames', (t) =>
  t.stringList({ resolve: ({ parties }) => parties.tenants.map(({ name }) => name) }),
);

const InvoicesMeta = builder.objectRef<InvoiceTotals>('PartnerInvoicesMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('found'),
    open: t.expose('open', {
      type: 'Kroner',
      description: 'Still to be paid of those that were found.',
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
    status: t.field({ type: FilterEnum, description: 'All without one.' }),
    search: t.string({ description: SEARCH }),
    month: t.string({
      description: 'The rent’s, or the due date’s of what is no rent: `2027-03`.',
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
    description: 'Invoices and credit notes in an agency’s books.',
    args: {
      queryData: t.arg({ type: InvoicesInput, required: true }),
      optionData: t.arg({ type: InvoicesPage }),
    },
    resolve: (_, { queryData, optionData }, { runner, viewer }) =>
      runner.read(viewer, getPartnerInvoices, {
        ...parseInput(invoicesAsked, queryData, 'queryData'),
        ...parseInput(invoicesPage, optionData ?? {}, 'optionData'),
      }),
  }),
);
