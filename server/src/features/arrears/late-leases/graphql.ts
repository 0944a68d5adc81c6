import { WITHOUT_PARTNER } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import {
  HomeType,
  arrearsFilters,
  arrearsPage,
  SEARCH,
  ARREARS_SORTS,
  type ArrearsTotals,
} from '../../invoices/public.ts';
import { NextStepType, StageEnum, StepEnum, WAITS_FOR } from '../overview/graphql.ts';
import { getArrears, type LateLease } from './use-cases/get-arrears.ts';

builder.enumType('ArrearsSort', { values: ARREARS_SORTS });

const LateLeaseType = builder.objectRef<LateLease>('LateLease').implement({
  description: 'A lease with an overdue amount.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    leaseNumber: t.string({ resolve: ({ parties }) => parties.lease }),
    home: t.field({ type: HomeType, resolve: ({ parties }) => parties.home }),
    tenantNames: t.stringList({
      resolve: ({ parties }) => parties.tenants.map(({ name }) => name),
    }),
    landlordName: t.string({ resolve: ({ parties }) => parties.landlord.name }),
    overdue: t.expose('overdue', { type: 'Kroner' }),
    open: t.expose('open', {
      type: 'Kroner',
      description: 'The unpaid amount, including what is not due yet.',
    }),
    oldestDueDate: t.exposeString('oldestDueOn'),
    daysLate: t.exposeInt('daysLate'),
    letterKind: t.expose('letterKind', {
      type: StepEnum,
      nullable: true,
      description: 'The kind of the latest letter about the overdue amount.',
    }),
    letterSentOn: t.exposeString('letterSentOn', { nullable: true }),
    stage: t.expose('stage', { type: StageEnum, nullable: true }),
    next: t.expose('next', { type: NextStepType, nullable: true }),
    waitsFor: t.expose('waitsFor', WAITS_FOR),
    hasObjection: t.exposeBoolean('hasObjection'),
    isSaidPaid: t.exposeBoolean('isSaidPaid'),
  }),
});

const ArrearsMeta = builder.objectRef<ArrearsTotals>('ArrearsMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('found'),
    overdue: t.expose('overdue', {
      type: 'Kroner',
      description: 'The overdue amount of all leases that match the search.',
    }),
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
query('getArrears', {
  description: 'Returns the leases of an agency that have an overdue amount.',
  args: {
    queryData: input(
      'ArrearsQueryData',
      arrearsFilters,
      { partnerId: WITHOUT_PARTNER, search: SEARCH },
      { isRequired: true },
    ),
    optionData: input('ArrearsOptionData', arrearsPage, { limit: 'At most 100.' }),
  },
  type: ArrearsType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getArrears, {
      ...queryData,
      ...optionData,
    }),
});
