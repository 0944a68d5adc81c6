import type { ArrearsOfAge } from '@husvaer/domain/start/arrears';

import type { ProposedPlan } from '../../arrears/public.ts';
import { type Ending, type Late } from '../../leases/public.ts';
import { MoneyTasksType } from '../../banking/public.ts';
import { PersonType } from '../../properties/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Agency } from '../parts/agency.ts';
import { type StartPage } from '../use-cases/get-start-page.ts';

const AgeType = builder.objectRef<ArrearsOfAge>('StartArrears').implement({
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The lowest number of days since the due date.' }),
    to: t.exposeInt('to', {
      nullable: true,
      description: 'The highest number of days since the due date. Null for the oldest group.',
    }),
    leases: t.exposeInt('leases'),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});

const LateType = builder.objectRef<Late>('StartLateLease').implement({
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    home: t.exposeString('home'),
    tenant: t.exposeString('tenant', { nullable: true }),
    dueDate: t.exposeString('dueOn'),
    amount: t.expose('owed', { type: 'Kroner' }),
  }),
});

const EndingType = builder.objectRef<Ending>('StartEndingLease').implement({
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    home: t.exposeString('home'),
    tenant: t.exposeString('tenant', { nullable: true }),
    endsOn: t.exposeString('endsOn'),
  }),
});

const ProposedPlanType = builder.objectRef<ProposedPlan>('StartProposedPlan').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    contractId: t.exposeID('leaseId'),
    home: t.exposeString('home'),
    tenant: t.exposeString('tenant', { nullable: true }),
    proposedAt: t.expose('proposedAt', { type: 'DateTime' }),
  }),
});

const PaymentType = builder.objectRef<Agency['payments'][number]>('StartPayment').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    paidOn: t.exposeString('paidOn'),
    amount: t.expose('amount', { type: 'Kroner' }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the payer’s account owner.',
    }),
  }),
});

const ObjectedType = builder
  .objectRef<Agency['objections'][number]>('StartObjectedInvoice')
  .implement({
    fields: (t) => ({
      _id: t.exposeID('id'),
      contractId: t.exposeID('leaseId'),
      home: t.exposeString('home'),
      dueDate: t.exposeString('dueOn'),
      amount: t.expose('open', { type: 'Kroner' }),
    }),
  });

/** A part of the page, with the page, whose sites resolve its links. */
export interface Of<Part> {
  part: Part;
  page: StartPage;
}

export const AgencyType = builder.objectRef<Of<Agency>>('StartAgency').implement({
  description: 'The open tasks of an agent.',
  fields: (t) => ({
    name: t.string({
      resolve: ({ part, page }) => page.sites.nameOf(part.partnerId) ?? '',
    }),
    root: t.string({
      description:
        'The prefix of paths on the agency’s site: empty on that site, otherwise the site’s address.',
      resolve: ({ part, page }) => page.sites.hrefOf(part.partnerId, ''),
    }),
    tasks: t.field({
      type: MoneyTasksType,
      nullable: true,
      description: 'Null without books.',
      resolve: ({ part }) => part.tasks,
    }),
    arrears: t.field({ type: [AgeType], resolve: ({ part }) => part.arrears }),
    late: t.field({ type: [LateType], resolve: ({ part }) => part.late }),
    lateTotal: t.int({ resolve: ({ part }) => part.lateTotal }),
    payments: t.field({
      type: [PaymentType],
      description: 'Unmatched payments.',
      resolve: ({ part }) => part.payments,
    }),
    paymentsTotal: t.int({ resolve: ({ part }) => part.paymentsTotal }),
    objections: t.field({
      type: [ObjectedType],
      description: 'Invoices to which tenants object.',
      resolve: ({ part }) => part.objections,
    }),
    objectionsTotal: t.int({ resolve: ({ part }) => part.objectionsTotal }),
    plans: t.field({
      type: [ProposedPlanType],
      description: 'Payment plans that tenants propose.',
      resolve: ({ part }) => part.plans,
    }),
    plansTotal: t.int({ resolve: ({ part }) => part.plansTotal }),
    ending: t.field({
      type: [EndingType],
      description: 'Leases that end within 90 days.',
      resolve: ({ part }) => part.ending,
    }),
    endingTotal: t.int({ resolve: ({ part }) => part.endingTotal }),
    contradictory: t.int({
      description: 'The number of leases whose facts contradict each other.',
      resolve: ({ part }) => part.contradictory,
    }),
    unaddressed: t.field({
      type: [PersonType],
      description: 'The landlords whose settlements wait for their postal address.',
      resolve: ({ part }) => part.unaddressed,
    }),
  }),
});
