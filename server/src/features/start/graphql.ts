import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { RENT_STATES } from '@husvaer/domain/start/rent-state';

import {
  InterestStateEnum,
  type InterestOverview,
  type OwnForm,
  type ShownViewing,
  type WaitingForm,
} from '../interest/public.ts';
import { AccountChangeType } from '../invoices/public.ts';
import { LeaseStatusEnum, type JanitorProperty } from '../leases/public.ts';
import type { Unread } from '../messaging/public.ts';
import type { ProblemCounts } from '../operations/public.ts';
import { LateReasonEnum } from '../payouts/public.ts';
import { ClaimType } from '../portal/public.ts';
import type { Awaiting } from '../signing/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { query } from '../../platform/graphql/operation.ts';
import type { LeaseLink } from './lease-link.ts';
import type { LatePayout, LetLease, Letting } from './parts/let.ts';
import type { RentedLease } from './parts/rented.ts';
import { getStartPage, type StartPage } from './use-cases/get-start-page.ts';
import { StageEnum } from '../arrears/public.ts';
import { MoneyTasksType } from '../banking/public.ts';
import { type Of, AgencyType } from './agency/graphql.ts';

const RentStateEnum = builder.enumType('StartRentState', { values: RENT_STATES });

const HREF = 'A path on this site, or the full URL if the page is on another site.';

const SignatureType = builder.objectRef<Awaiting>('StartSignature').implement({
  description: 'A document that waits for the viewer’s signature.',
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The id of the signer.' }),
    titleEn: t.string({ resolve: ({ title }) => title.en }),
    titleNo: t.string({ resolve: ({ title }) => title.no }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    href: t.exposeString('signingUrl', { description: HREF }),
  }),
});

const ConversationType = builder.objectRef<Unread>('StartConversation').implement({
  description: 'A conversation with unread messages.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true, description: 'Null for a deleted account.' }),
    home: t.exposeString('home', { nullable: true }),
    lastMessage: t.exposeString('lastMessage', { nullable: true }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const ConversationsType = builder.objectRef<StartPage['unread']>('StartConversations').implement({
  fields: (t) => ({
    data: t.expose('conversations', { type: [ConversationType] }),
    total: t.exposeInt('total'),
  }),
});

const ViewingType = builder.objectRef<ShownViewing>('StartViewing').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    listingId: t.exposeID('listingId'),
    home: t.exposeString('home'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    place: t.exposeString('place'),
    people: t.exposeInt('people', {
      description: 'The number of people who are invited and have not declined.',
    }),
  }),
});

const OwnFormType = builder.objectRef<OwnForm>('StartOwnForm').implement({
  description: 'An interest form of the viewer.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    listingId: t.exposeID('listingId'),
    home: t.exposeString('home'),
    state: t.expose('state', { type: InterestStateEnum }),
  }),
});

const WaitingFormType = builder.objectRef<WaitingForm>('StartWaitingForm').implement({
  description: 'An interest form without an answer.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    listingId: t.exposeID('listingId'),
    home: t.exposeString('home'),
    name: t.exposeString('name'),
  }),
});

const InterestType = builder.objectRef<InterestOverview>('StartInterest').implement({
  fields: (t) => ({
    own: t.expose('own', { type: [OwnFormType] }),
    ownTotal: t.exposeInt('ownTotal'),
    invitations: t.expose('invitations', {
      type: [ViewingType],
      description:
        'Future viewings to which the viewer is invited and that they have not declined.',
    }),
    waiting: t.expose('waiting', { type: [WaitingFormType] }),
    waitingTotal: t.exposeInt('waitingTotal'),
    showings: t.expose('showings', {
      type: [ViewingType],
      description:
        'Viewings of homes that the viewer lets. An agent sees today’s, a landlord those of the next two weeks.',
    }),
  }),
});

const DueType = builder.objectRef<NonNullable<RentedLease['due']>>('StartDue').implement({
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Kroner' }),
    on: t.exposeString('on'),
    isLate: t.exposeBoolean('isLate'),
    stage: t.expose('stage', {
      type: StageEnum,
      nullable: true,
      description: 'How far the late rent has come.',
    }),
    payBy: t.exposeString('payBy', {
      nullable: true,
      description: 'The last day on which paying all that is overdue is in time for every letter.',
    }),
    invoices: t.expose('invoices', {
      type: [ClaimType],
      description: 'The invoices that the amount sums.',
    }),
  }),
});

const RentedType = builder.objectRef<RentedLease>('StartRentedLease').implement({
  description: 'A lease on its tenant’s start page: what to pay, by when and how.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    href: t.exposeString('href', { description: HREF }),
    home: t.exposeString('home'),
    partnerName: t.exposeString('partnerName', { nullable: true }),
    status: t.expose('status', { type: LeaseStatusEnum }),
    monthlyRentAmount: t.expose('monthlyRent', { type: 'Kroner' }),
    dueDay: t.exposeInt('dueDay', { description: 'The day of the month when rent is due.' }),
    startsOn: t.exposeString('startsOn'),
    endsOn: t.exposeString('endsOn', { nullable: true }),
    isInvoiced: t.exposeBoolean('isInvoiced', {
      description:
        'Whether Husvær invoices the rent. If false, the tenant pays the landlord directly, as agreed.',
    }),
    due: t.expose('due', { type: DueType, nullable: true }),
    accountNumber: t.exposeString('account', {
      nullable: true,
      description: 'The account to pay to. Eleven digits.',
    }),
    accountChange: t.expose('accountChange', { type: AccountChangeType, nullable: true }),
    kidNumber: t.exposeString('kid', { nullable: true }),
    payee: t.exposeString('payee', { nullable: true }),
    nextInvoiceDate: t.exposeString('nextInvoiceOn', { nullable: true }),
  }),
});

const LetType = builder.objectRef<LetLease>('StartLetLease').implement({
  description: 'A let home on its landlord’s start page.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    href: t.exposeString('href', { description: HREF }),
    home: t.exposeString('home'),
    partnerName: t.exposeString('partnerName', { nullable: true }),
    tenants: t.exposeStringList('tenants'),
    state: t.expose('state', { type: RentStateEnum }),
    monthlyRentAmount: t.expose('monthlyRent', { type: 'Kroner' }),
    amount: t.expose('amount', {
      type: 'Kroner',
      nullable: true,
      description: 'The late or due amount, in kroner.',
    }),
    dueDate: t.exposeString('dueOn', { nullable: true }),
  }),
});

const CountType = builder.objectRef<Letting['counts'][number]>('StartRentCount').implement({
  fields: (t) => ({
    state: t.expose('state', { type: RentStateEnum }),
    leases: t.exposeInt('leases'),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});

const NextPayoutType = builder
  .objectRef<NonNullable<Letting['next']>>('StartNextPayout')
  .implement({
    description: 'The sum of all payouts on the next day with payouts.',
    fields: (t) => ({
      on: t.exposeString('on'),
      amount: t.expose('amount', {
        type: 'Kroner',
        description: 'The amount if all rent that is due by then is received, in kroner.',
      }),
      isReceived: t.exposeBoolean('isReceived'),
      homes: t.exposeInt('homes'),
    }),
  });

const LatePayoutType = builder.objectRef<LatePayout>('StartLatePayout').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    href: t.exposeString('href', { description: HREF }),
    home: t.exposeString('home'),
    amount: t.expose('amount', { type: 'Kroner' }),
    on: t.exposeString('on', { description: 'The day it should have been paid.' }),
    reason: t.expose('reason', { type: LateReasonEnum }),
    expectedOn: t.exposeString('expectedOn', { nullable: true }),
  }),
});

const LeaseLinkType = builder.objectRef<LeaseLink>('StartLeaseLink').implement({
  description: 'A lease with something that waits for the user.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    href: t.exposeString('href', { description: HREF }),
    home: t.exposeString('home'),
  }),
});

const LettingType = builder.objectRef<Letting>('StartLetting').implement({
  description: 'A landlord’s part of the start page: the status of the rent, and the next payouts.',
  fields: (t) => ({
    leases: t.expose('leases', {
      type: [LetType],
      description: 'The most urgent leases, at most 8.',
    }),
    total: t.exposeInt('total'),
    counts: t.expose('counts', { type: [CountType] }),
    nextPayout: t.expose('next', { type: NextPayoutType, nullable: true }),
    latePayouts: t.expose('late', { type: [LatePayoutType] }),
    needsAddress: t.exposeBoolean('needsAddress', {
      description: 'Whether settlements wait for the user’s postal address.',
    }),
    needsAccount: t.exposeBoolean('needsAccount', {
      description: 'Whether payouts wait for the landlord to state an account.',
    }),
    toConsent: t.expose('toConsent', {
      type: [LeaseLinkType],
      description:
        'Leases whose brokering commission is not taken off the rent until the user consents.',
    }),
    objections: t.expose('objections', { type: [LeaseLinkType] }),
    contradictory: t.expose('contradictory', {
      type: [LeaseLinkType],
      description: 'Leases whose facts contradict each other, without those of an agency.',
    }),
  }),
});

const CaredHomeType = builder.objectRef<JanitorProperty>('StartCaredHome').implement({
  description: 'A home that the viewer looks after, without terms, amounts and documents.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ property }) => property.id }),
    name: t.string({ resolve: ({ property }) => property.name }),
    street: t.string({ nullable: true, resolve: ({ property }) => property.street }),
    streetNumber: t.string({ nullable: true, resolve: ({ property }) => property.streetNumber }),
    city: t.string({ resolve: ({ property }) => property.city }),
    contact: t.string({
      nullable: true,
      description: 'The name of the person who lives there today. Null if no one does.',
      resolve: ({ leases }) => mainContact(leases)?.name ?? null,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: 'The phone number of that person, E.164.',
      resolve: ({ leases }) => mainContact(leases)?.phoneNumber ?? null,
    }),
  }),
});

const mainContact = (leases: JanitorProperty['leases']) =>
  leases.flatMap(({ contacts }) => contacts).find(({ isMainTenant }) => isMainTenant);

type Care = NonNullable<StartPage['care']>;

const CareType = builder.objectRef<Of<Care>>('StartCare').implement({
  description: 'The homes that a janitor looks after.',
  fields: (t) => ({
    name: t.string({ resolve: ({ part, page }) => page.sites.nameOf(part.partnerId) ?? '' }),
    root: t.string({
      description: 'The prefix of paths on the agency’s site.',
      resolve: ({ part, page }) => page.sites.hrefOf(part.partnerId, ''),
    }),
    homes: t.field({ type: [CaredHomeType], resolve: ({ part }) => part.homes }),
    total: t.int({ resolve: ({ part }) => part.total }),
  }),
});

const ProblemCountsType = builder.objectRef<ProblemCounts>('StartTrouble').implement({
  description: 'The numbers of open tasks of an operator.',
  fields: (t) => ({
    failedJobs: t.exposeInt('failedJobs'),
    givenUp: t.exposeInt('givenUp'),
    payments: t.exposeInt('payments'),
    payouts: t.exposeInt('payouts'),
    reports: t.exposeInt('reports'),
    contradictory: t.exposeInt('contradictory'),
    rates: t.exposeInt('rates', {
      description: 'The number of rates of law that end within thirty days, or have ended.',
    }),
  }),
});

const SearchType = builder
  .objectRef<StartPage['savedSearches'][number]>('StartSavedSearch')
  .implement({ fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }) });

const StartPageType = builder.objectRef<StartPage>('StartPage').implement({
  description: 'A user’s start page: the open tasks of each of their roles.',
  fields: (t) => ({
    toSign: t.expose('toSign', { type: [SignatureType] }),
    unread: t.expose('unread', { type: ConversationsType }),
    interest: t.expose('interest', { type: InterestType }),
    rented: t.expose('rented', { type: [RentedType] }),
    plans: t.expose('plans', {
      type: [LeaseLinkType],
      description:
        'Payment plans that the other side of a lease proposes to its tenant, or to a landlord without an agency.',
    }),
    letting: t.expose('letting', {
      type: LettingType,
      nullable: true,
      description: 'Null for people who let nothing.',
    }),
    agency: t.field({
      type: AgencyType,
      nullable: true,
      description: 'Null for people who are not agents.',
      resolve: (page) => page.agency && { part: page.agency, page },
    }),
    care: t.field({
      type: CareType,
      nullable: true,
      description: 'Null for people who are not janitors.',
      resolve: (page) => page.care && { part: page.care, page },
    }),
    books: t.expose('books', {
      type: [MoneyTasksType],
      description:
        'The operator’s own book, and those of agencies in which something waits for a bookkeeper of the operator. Empty for others.',
    }),
    trouble: t.expose('trouble', {
      type: ProblemCountsType,
      nullable: true,
      description: 'Null for people who are not operators.',
    }),
    savedSearches: t.expose('savedSearches', {
      type: [SearchType],
      description: 'Empty for people who rent, let or work here.',
    }),
  }),
});

query('getStartPage', {
  args: {
    queryData: input('StartPageQueryData', z.object({ partnerId: uuid.nullish() }), {
      partnerId: 'The agency on whose site the page is shown. If omitted, the public site.',
    }),
  },
  type: StartPageType,
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getStartPage, partnerId ?? null),
});
