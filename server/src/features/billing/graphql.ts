import { z } from 'zod';

import { leaseCharges } from '@husvaer/domain/billing/charges';
import {
  comingInvoiceChange,
  SINGLE_LINE_KINDS,
  type SingleLine,
} from '@husvaer/domain/billing/coming-invoice';
import type { PeriodLine } from '@husvaer/domain/billing/periods';
import { dueDayChange } from '@husvaer/domain/leases/due-day';

import { getLease, LeaseType, UseCostEnum, withContract } from '../leases/public.ts';
import { LastMonthRentEnum } from '../lease-changes/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input, nested } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { thenRead } from '../../platform/work.ts';
import { moveDueDay } from './use-cases/move-due-day.ts';
import { collectRent } from './use-cases/collect-rent.ts';
import { mayCollectRent } from './use-cases/may-collect-rent.ts';
import { setLeaseCharges } from './use-cases/set-lease-charges.ts';
import { getLeaseCharges } from './use-cases/get-lease-charges.ts';
import { changeComingInvoice } from './use-cases/change-coming-invoice.ts';
import { getComingInvoices } from './use-cases/get-coming-invoices.ts';
import type { ComingInvoice } from './coming-invoices.ts';
import { getLastMonthOptions, type LastMonthOption } from './use-cases/get-last-month-options.ts';
import type { Charge } from './store.ts';

const ChargeType = builder.objectRef<Charge>('LeaseCharge').implement({
  description:
    'A monthly prepayment for utilities that the tenant pays by use (husleieloven § 3-4).',
  fields: (t) => ({
    cost: t.expose('cost', { type: UseCostEnum }),
    amount: t.expose('amount', { type: 'Kroner', description: 'Kroner a month.' }),
    since: t.exposeString('since'),
    until: t.exposeString('until', { nullable: true }),
  }),
});
builder.objectField(LeaseType, 'mayCollectRent', (t) =>
  t.boolean({
    description:
      'Whether the viewer may let the operator collect the rent. False if the rent is collected already.',
    resolve: (lease, _, { runner, viewer }) => runner.read(viewer, mayCollectRent, lease),
  }),
);
mutation('collectRent', {
  description:
    'Lets the operator collect the rent of a landlord without an agency, from the next rent that is not due yet.',
  args: { inputData: input('CollectRentInputData', withContract) },
  type: LeaseType,
  run: ({ inputData: { contractId } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(collectRent, getLease, contractId), contractId),
});
query('getLeaseCharges', {
  args: { queryData: input('LeaseChargesQueryData', withContract) },
  type: [ChargeType],
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getLeaseCharges, contractId),
});

const ChargeInput = nested('LeaseChargeInput', { amount: { type: 'Kroner' } });
mutation('setLeaseCharges', {
  args: {
    inputData: input('SetLeaseChargesInputData', leaseCharges, {
      since: 'The first day of the charges, `YYYY-MM-DD`. The day must not be invoiced already.',
      charges: { nested: ChargeInput },
    }),
  },
  type: [ChargeType],
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setLeaseCharges, getLeaseCharges, input.contractId), input),
});

const SingleLineKindEnum = builder.enumType('SingleLineKind', { values: SINGLE_LINE_KINDS });
const SingleLineType = builder.objectRef<SingleLine>('SingleLine').implement({
  description: 'An addition or a discount on a single invoice.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SingleLineKindEnum }),
    name: t.exposeString('name'),
    amount: t.expose('amount', { type: 'Kroner', description: 'Positive, also for a discount.' }),
  }),
});
const ComingLineType = builder.objectRef<PeriodLine>('ComingLine').implement({
  fields: (t) => ({
    cost: t.expose('cost', {
      type: UseCostEnum,
      nullable: true,
      description: 'Null for the rent.',
    }),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});
const ComingType = builder.objectRef<ComingInvoice>('ComingInvoice').implement({
  description: 'An upcoming rent invoice as it is planned now.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The first day of the month, `YYYY-MM-DD`.' }),
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    dueDate: t.exposeString('dueOn'),
    dueDateByLease: t.exposeString('dueOnByLease'),
    latestDueDate: t.exposeString('latestDueOn', {
      description: 'The latest day that the due date can be moved to, `YYYY-MM-DD`.',
    }),
    sentOn: t.exposeString('sentOn', {
      description: 'The day on which the invoice is issued and sent, `YYYY-MM-DD`.',
    }),
    total: t.expose('total', { type: 'Kroner' }),
    lines: t.expose('lines', { type: [ComingLineType] }),
    singleLines: t.field({
      type: [SingleLineType],
      description: 'The additions and discounts as they were entered.',
      resolve: ({ change }) => change?.lines ?? [],
    }),
  }),
});
query('getComingInvoices', {
  description: 'Returns the upcoming rent invoices of a lease, earliest first.',
  args: { queryData: input('ComingInvoicesQueryData', withContract) },
  type: [ComingType],
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getComingInvoices, contractId),
});

const SingleLineInput = nested('SingleLineInput', {
  name: 'At most 100 characters. Unique within the invoice.',
  amount: { type: 'Kroner', description: 'Positive.' },
});
mutation('changeComingInvoice', {
  description: 'Changes the due date, additions and discounts of one invoice that is not sent yet.',
  args: {
    inputData: input('ChangeComingInvoiceInputData', comingInvoiceChange, {
      month: 'The first day of the month, `YYYY-MM-DD`.',
      dueOn: '`YYYY-MM-DD`. Defaults to the due date by the lease, and must not be before it.',
      lines: {
        nested: SingleLineInput,
        description: 'All additions and discounts of the invoice. They replace the earlier ones.',
      },
    }),
  },
  type: [ComingType],
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(changeComingInvoice, getComingInvoices, input.contractId), input),
});

const LastMonthType = builder.objectRef<LastMonthOption>('LastMonthOption').implement({
  description: 'The cost of the last month of a lease by one of the ways to settle it.',
  fields: (t) => ({
    lastMonthRent: t.expose('lastMonthRent', { type: LastMonthRentEnum }),
    from: t.exposeString('from'),
    to: t.exposeString('to', { description: 'The last day that rent is paid for.' }),
    amount: t.expose('amount', { type: 'Kroner', description: 'The cost of those days.' }),
    credited: t.expose('credited', {
      type: 'Kroner',
      description: 'The amount invoiced for later days, which will be credited.',
    }),
  }),
});
const lastMonth = withContract.extend({ endsOn: z.iso.date() });
query('getLastMonthOptions', {
  description: 'Returns the cost of the last month if a lease were to end on a day.',
  args: {
    queryData: input('LastMonthQueryData', lastMonth, {
      endsOn: 'The last day of the lease, `YYYY-MM-DD`.',
    }),
  },
  type: [LastMonthType],
  run: ({ queryData: input }, { runner, viewer }) =>
    runner.read(viewer, getLastMonthOptions, input),
});
mutation('moveDueDay', {
  description: 'Moves the due day of a lease’s rent, from a month on. Both sides are notified.',
  args: {
    inputData: input('MoveDueDayInputData', dueDayChange, {
      since:
        'The first day of the first month with the new due day, `YYYY-MM-DD`. The month must not be invoiced already.',
      dueDay: 'The day of the month, 1 to 28.',
      isAgreed: 'Whether the tenants have agreed. Required to be true for an earlier day.',
    }),
  },
  type: LeaseType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(moveDueDay, getLease, input.contractId), input),
});
