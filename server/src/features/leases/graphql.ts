import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { COMMISSION_TYPES, type Commission } from '@husvaer/domain/properties/assignment';
import { dueDayOn, type DueDays } from '@husvaer/domain/leases/due-day';
import { elapsedPercentage, remainingOf } from '@husvaer/domain/leases/remaining';
import { leaseStatus, rentStatus } from '@husvaer/domain/leases/status';
import {
  FIXED_TERM_GROUNDS,
  LEASE_SIDES,
  LEASE_STATUSES,
  RENT_STATUSES,
  RENT_COLLECTIONS,
  SECURITY_TYPES,
  TENANCY_KINDS,
  USE_COSTS,
} from '@husvaer/domain/leases/enums';
import { pageOf } from '@husvaer/domain/kernel/page';
import { tidyLine } from '@husvaer/domain/kernel/text';

import type { Person } from '../accounts/public.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { input, nested } from '../../platform/graphql/input.ts';
import { query } from '../../platform/graphql/operation.ts';
import { anId, withPartner } from '../../platform/input-id.ts';
import type { LeaseEvent } from './history/store.ts';
import { LEASE_SORTS } from './list/store.ts';
import { PersonType, PropertyType } from '../properties/public.ts';
import { getLeaseHistory } from './use-cases/get-lease-history.ts';
import { getLease } from './use-cases/get-lease.ts';
import { getLeases, type Leases } from './use-cases/get-leases.ts';
import { getLettingPeople } from './use-cases/get-letting-people.ts';
import { getRefusedEmails } from './use-cases/get-refused-emails.ts';
import { rentOf, type LeaseView } from './lease-view.ts';

const PAGE = 24;
const PAGE_MAX = 100;
const SEARCH_MAX = 100;

const SideEnum = builder.enumType('LeaseSide', { values: LEASE_SIDES });
export const LeaseStatusEnum = builder.enumType('LeaseStatus', { values: LEASE_STATUSES });
export const RentStatusEnum = builder.enumType('RentStatus', { values: RENT_STATUSES });
export const CollectionEnum = builder.enumType('RentCollection', { values: RENT_COLLECTIONS });
export const SecurityEnum = builder.enumType('SecurityType', { values: SECURITY_TYPES });
export const KindEnum = builder.enumType('TenancyKind', { values: TENANCY_KINDS });
export const TermGroundEnum = builder.enumType('FixedTermGround', { values: FIXED_TERM_GROUNDS });
export const UseCostEnum = builder.enumType('UseCost', { values: USE_COSTS });
const CommissionEnum = builder.enumType('CommissionType', { values: COMMISSION_TYPES });

export const CommissionInput = nested('CommissionInput', {
  amount: 'Per cent of the rent, or kroner: see `type`.',
});

const PersonTypeEnum = builder.enumType('LeasePersonType', {
  values: ['tenant', 'landlord'] as const,
});

const PartnerType = builder.objectRef<{ id: string; name: string }>('LeasePartner').implement({
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const CommissionType = builder.objectRef<Commission>('Commission').implement({
  fields: (t) => ({
    type: t.expose('type', { type: CommissionEnum }),
    amount: t.float({
      description: 'A percentage of the rent or an amount in kroner, depending on `type`.',
      resolve: ({ amount }) => Number(amount) / 100,
    }),
  }),
});

export const AddonType = builder
  .objectRef<{ name: string; amount: bigint }>('LeaseAddon')
  .implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      amount: t.expose('amount', { type: 'Kroner', description: 'The price in kroner a month.' }),
    }),
  });

const RemainingType = builder
  .objectRef<ReturnType<typeof remainingOf>>('LeaseRemaining')
  .implement({
    fields: (t) => ({
      year: t.exposeInt('years'),
      month: t.exposeInt('months'),
      days: t.exposeInt('days'),
    }),
  });

const DueDayType = builder.objectRef<DueDays['dueDays'][number]>('LeaseDueDay').implement({
  description: 'A due day that replaces the contract’s from a month on.',
  fields: (t) => ({
    since: t.exposeString('since', { description: 'The first day of its first month.' }),
    day: t.exposeInt('dueDay'),
  }),
});

export const LeaseType = builder.objectRef<LeaseView>('Lease').implement({
  description: 'A lease, as the viewer’s side sees it.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    leaseSerial: t.exposeInt('serial'),
    version: t.exposeInt('version', { description: 'The draft’s version, for `updateLease`.' }),
    propertyId: t.exposeID('propertyId'),
    side: t.expose('side', { type: SideEnum, description: 'The viewer’s side of the lease.' }),
    property: t.expose('property', { type: PropertyType }),
    partner: t.expose('partner', { type: PartnerType, nullable: true }),
    landlord: t.expose('landlord', { type: PersonType, nullable: true }),
    agent: t.expose('agent', { type: PersonType, nullable: true }),
    refusedEmails: t.stringList({
      description:
        'E-mail addresses of the parties that refuse mail, in lower case. Empty unless the viewer may write the lease’s documents.',
      resolve: ({ mayWrite, tenants, landlord }, _, { runner, viewer }) =>
        mayWrite
          ? runner.read(viewer, getRefusedEmails, [...tenants, ...(landlord ? [landlord] : [])])
          : [],
    }),
    tenantNames: t.stringList({
      description: 'The names of the present tenants, the main tenant first.',
      resolve: ({ tenants }) => tenants.map(({ name }) => name),
    }),
    leaseStatus: t.field({
      type: LeaseStatusEnum,
      resolve: ({ facts, side, today }) => leaseStatus(facts, today, side),
    }),
    rentStatus: t.field({
      type: RentStatusEnum,
      nullable: true,
      description: 'Null until everyone has signed.',
      resolve: ({ facts, side, today }) => rentStatus(facts, today, side),
    }),
    overdueAmount: t.field({
      type: 'Kroner',
      description: 'Kroner past their due date. Null while the lease is not invoiced.',
      resolve: ({ facts }) => facts.rent.overdue,
    }),
    kind: t.expose('kind', { type: KindEnum }),
    contractStartDate: t.exposeString('startsOn', { description: '`YYYY-MM-DD`.' }),
    contractEndDate: t.exposeString('endsOn', {
      nullable: true,
      description:
        'The last day of the lease, by its lawful term, by a notice or by agreement. Null means until further notice.',
    }),
    rentEndDate: t.exposeString('rentEndsOn', {
      nullable: true,
      description:
        'The last day that rent is paid for: the last day of the lease, or a later day that everyone agreed on. Null means until further notice.',
    }),
    isTermTooShort: t.exposeBoolean('isTermTooShort', {
      description: 'Whether the fixed term is too short, so that the lease is open-ended (§ 9-3).',
    }),
    roomName: t.exposeString('roomName', { nullable: true }),
    homeOf: t.exposeString('homeOf', { nullable: true }),
    fixedTermGround: t.expose('fixedTermGround', { type: TermGroundEnum, nullable: true }),
    fixedTermReason: t.exposeString('fixedTermReason', { nullable: true }),
    mayGiveNotice: t.exposeBoolean('mayGiveNotice'),
    noticeMonths: t.exposeInt('noticeMonths'),
    monthlyRentAmount: t.field({ type: 'Kroner', description: 'Today’s rent.', resolve: rentOf }),
    useCosts: t.expose('useCosts', { type: [UseCostEnum] }),
    dueDay: t.int({
      description: 'The day of the month when the rent is due, as of today.',
      resolve: (lease) => dueDayOn(lease, lease.today),
    }),
    dueDays: t.expose('dueDays', {
      type: [DueDayType],
      description: 'Changes of the due day, past and future, the earliest first.',
    }),
    security: t.expose('securityType', { type: SecurityEnum }),
    securityAmount: t.expose('securityAmount', { type: 'Kroner', nullable: true }),
    houseRules: t.exposeString('houseRules', { nullable: true }),
    rentCollection: t.expose('rentCollection', {
      type: CollectionEnum,
      nullable: true,
      description: 'How the rent is collected, for a landlord without an agency.',
    }),
    rentAccount: t.exposeString('rentAccount', {
      nullable: true,
      description: 'The account to which tenants pay the rent directly. Eleven digits.',
    }),
    assignmentFrom: t.string({ resolve: ({ assignment }) => assignment.startsOn }),
    assignmentTo: t.string({ nullable: true, resolve: ({ assignment }) => assignment.endsOn }),
    monthlyPayoutDate: t.int({
      description: 'The day of the month when rent is paid out.',
      resolve: ({ assignment }) => assignment.payoutDay,
    }),
    brokeringCommission: t.field({
      type: CommissionType,
      nullable: true,
      description: 'Null for tenants.',
      resolve: ({ side, assignment }) => (side === 'tenant' ? null : assignment.brokering),
    }),
    rentalManagementCommission: t.field({
      type: CommissionType,
      nullable: true,
      description: 'Null for tenants.',
      resolve: ({ side, assignment }) => (side === 'tenant' ? null : assignment.management),
    }),
    addons: t.field({
      type: [AddonType],
      description: 'Empty for tenants.',
      resolve: ({ side, assignment }) => (side === 'tenant' ? [] : assignment.addons),
    }),
    remaining: t.field({
      type: RemainingType,
      resolve: ({ facts, today }) => remainingOf(facts, today),
    }),
    remainingPercentage: t.int({
      description: 'The share of the term that has passed, in per cent.',
      resolve: ({ facts, today }) => elapsedPercentage(facts, today),
    }),
  }),
});

export const withContract = z.object({ contractId: anId });

/** Leases that were read in this request. */
const seen = new WeakMap<GraphqlContext, Map<string, Promise<LeaseView>>>();

/** The lease of a query, for its parties; read once for each request. */
export function leaseIn(
  context: GraphqlContext,
  { contractId }: { contractId: string },
): Promise<LeaseView> {
  const known = seen.get(context) ?? new Map<string, Promise<LeaseView>>();
  seen.set(context, known);
  const lease = known.get(contractId) ?? context.runner.read(context.viewer, getLease, contractId);
  known.set(contractId, lease);
  return lease;
}

const page = pageOf({ usual: PAGE, most: PAGE_MAX, skipMost: 1_000_000 }).extend({
  sort: z.enum(LEASE_SORTS).nullish(),
  isDescending: z.boolean().nullish(),
});

/** The lease that begins last comes first. */
const USUAL_ORDER = { sort: 'starts', isDescending: true } as const;

const singleLease = withContract.extend({ personType: z.enum(['tenant', 'landlord']).nullish() });

query('getSingleLeaseForPublicSite', {
  args: {
    queryData: input('SingleLeaseQueryData', singleLease, {
      personType: {
        type: PersonTypeEnum,
        description: 'The viewer’s side of the lease. Not used: the lease determines the side.',
      },
    }),
  },
  type: LeaseType,
  run: ({ queryData }, context) => leaseIn(context, queryData),
});

const LeasesMeta = builder.objectRef<Leases>('LeasesMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('filtered', { description: 'Leases after the filters.' }),
  }),
});

const LeasesType = builder.objectRef<Leases>('Leases').implement({
  fields: (t) => ({
    data: t.expose('data', { type: [LeaseType] }),
    metaData: t.field({ type: LeasesMeta, resolve: (leases) => leases }),
  }),
});

builder.enumType('LeaseSort', { values: LEASE_SORTS });

/** The filters and the order of a list of leases, and whose list it is. */
export const leaseFilters = z
  .object({
    personType: z.enum(['tenant', 'landlord']).nullish(),
    partnerId: uuid.nullish(),
    status: z.enum(LEASE_STATUSES).nullish(),
    rentStatus: z.enum(RENT_STATUSES).nullish(),
    isInArrears: z.boolean().nullish(),
    isContradictory: z.boolean().nullish(),
    agentId: uuid.nullish(),
    landlordId: uuid.nullish(),
    endsWithinDays: z.int().min(1).max(3650).nullish(),
    search: z.string().max(SEARCH_MAX).transform(tidyLine).nullish(),
  })
  .transform(({ personType, partnerId, ...filters }) => ({
    ...filters,
    as: partnerId ? { partnerId } : (personType ?? 'tenant'),
  }));

query('getLeases', {
  args: {
    queryData: input(
      'LeasesQueryData',
      leaseFilters,
      {
        personType: {
          type: PersonTypeEnum,
          description:
            'The viewer’s role in the leases. Defaults to tenant. Ignored with `partnerId`.',
        },
        partnerId: 'The partner whose leases are returned. For its agents.',
        isInArrears: 'If true, only leases with an overdue amount.',
        isContradictory: 'If true, only leases that contradict themselves.',
        agentId: 'The agent of the assignment.',
        endsWithinDays:
          'Only binding leases whose last day is within this number of days, 1 to 3650.',
        search: 'Part of a tenant’s, the landlord’s or the property’s name, or a number: `12-3`.',
      },
      { isRequired: true },
    ),
    optionData: input('LeasesOptionData', page, {
      limit: `At most ${PAGE_MAX}.`,
      sort: 'Defaults to the start date, latest first.',
      isDescending: 'Rows without a value come last in both orders.',
    }),
  },
  type: LeasesType,
  run(args, { runner, viewer }) {
    const request = args.queryData;
    const { sort, isDescending, ...part } = args.optionData;
    const order = sort ? { sort, isDescending: isDescending ?? false } : USUAL_ORDER;
    return runner.read(viewer, getLeases, { ...request, ...part, ...order });
  },
});

const LettingPeopleType = builder
  .objectRef<{ agents: Person[]; landlords: Person[] }>('LettingPeople')
  .implement({
    description: 'The agents and landlords in the filters of an agency’s leases, ordered by name.',
    fields: (t) => ({
      agents: t.expose('agents', { type: [PersonType] }),
      landlords: t.expose('landlords', { type: [PersonType] }),
    }),
  });

query('getLettingPeople', {
  args: { queryData: input('LettingPeopleQueryData', withPartner) },
  type: LettingPeopleType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getLettingPeople, partnerId),
});

const EventType = builder.objectRef<LeaseEvent>('LeaseEvent').implement({
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'The position of the event, from 1.' }),
    at: t.expose('at', { type: 'DateTime' }),
    byId: t.exposeID('byId', { nullable: true }),
    name: t.exposeString('name'),
  }),
});

query('getLeaseHistory', {
  description: 'Returns the history of a lease, oldest first. Past events never change.',
  args: { queryData: input('LeaseHistoryQueryData', withContract) },
  type: [EventType],
  async run({ queryData }, context) {
    const lease = await leaseIn(context, queryData);
    return context.runner.read(context.viewer, getLeaseHistory, lease);
  },
});
