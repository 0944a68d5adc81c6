import type { Commission } from '@husvaer/domain/leases/assignment';

import {
  DepositStatusEnum,
  DepositType,
  getDepositOf,
  SecurityStatusEnum,
  type DepositView,
} from '../deposits/public.ts';
import { InvoiceStatusEnum } from '../invoicing/public.ts';
import { CommissionType, LeaseType, RentStatusEnum, type LeaseView } from '../leases/public.ts';
import { findExpected, type ExpectedPayout } from '../payouts/public.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import type { ReadWork, UseCase } from '../../platform/work.ts';
import { readMoney, type ClaimInView, type LeaseMoney } from './read-money.ts';

/** Reads something of a lease once for all fields of an answer that are made of it. */
function readOnce<Read>(useCase: UseCase<ReadWork, LeaseView, Read>) {
  const known = new WeakMap<LeaseView, Promise<Read>>();
  return (lease: LeaseView, { runner, viewer }: GraphqlContext): Promise<Read> => {
    const read = known.get(lease) ?? runner.read(viewer, useCase, lease);
    known.set(lease, read);
    return read;
  };
}

const moneyOf = readOnce(readMoney);
const depositOf = readOnce(getDepositOf);
/** Payouts are between a landlord and whoever lets for them. */
const payoutOf = readOnce(async (work, { id: leaseId, side, property: { landlordId } }) =>
  side === 'tenant' ? null : findExpected(work, { leaseId, landlordId }),
);

const FirstInvoiceType = builder.objectRef<ClaimInView>('LeaseFirstInvoice').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('total', { type: 'Kroner' }),
    status: t.expose('status', { type: InvoiceStatusEnum }),
    accountNumber: t.exposeString('account'),
    kidNumber: t.exposeString('kid', { nullable: true }),
    dueDate: t.exposeString('dueOn'),
  }),
});

const InvoiceInfoType = builder.objectRef<LeaseMoney>('LeaseInvoiceInfo').implement({
  description: 'The rent that is owed first; where none is, what was invoiced last.',
  fields: (t) => ({
    tenantStatusEnum: t.expose('status', {
      type: RentStatusEnum,
      nullable: true,
      description: 'How the rent stands for the tenants; null before everybody has signed.',
    }),
    amount: t.expose('amount', {
      type: 'Kroner',
      nullable: true,
      description:
        'All that is overdue, else what is due first, else what was paid too much; null when all is paid.',
    }),
    invoiceStatus: t.field({
      type: InvoiceStatusEnum,
      nullable: true,
      resolve: ({ invoice }) => invoice?.status ?? null,
    }),
    invoiceAmount: t.field({
      type: 'Kroner',
      nullable: true,
      resolve: ({ invoice }) => invoice?.total ?? null,
    }),
    invoiceDueDate: t.string({ nullable: true, resolve: ({ invoice }) => invoice?.dueOn ?? null }),
    nextInvoiceDate: t.exposeString('nextInvoiceOn', {
      nullable: true,
      description: 'When the next invoice is sent.',
    }),
    invoiceAccountNumber: t.string({
      nullable: true,
      resolve: ({ invoice }) => invoice?.account ?? null,
    }),
    kidNumber: t.string({ nullable: true, resolve: ({ invoice }) => invoice?.kid ?? null }),
    firstInvoice: t.expose('first', { type: FirstInvoiceType, nullable: true }),
  }),
});

const SecurityType = builder.objectRef<DepositView>('LeaseSecurityDetails').implement({
  fields: (t) => ({
    status: t.expose('status', { type: DepositStatusEnum }),
    securityStatus: t.expose('securityStatus', { type: SecurityStatusEnum }),
    isPaid: t.exposeBoolean('isPaid'),
    deposit: t.field({ type: DepositType, resolve: (deposit) => deposit }),
  }),
});

/** What a lease's landlord gets, and as what they are told it. */
interface PayoutInfo {
  lease: LeaseView;
  expected: ExpectedPayout | null;
}
const PayoutInfoType = builder.objectRef<PayoutInfo>('LeasePayoutInfo').implement({
  description: 'What the landlord is paid next. Not for tenants.',
  fields: (t) => ({
    nextPayoutDate: t.string({ nullable: true, resolve: ({ expected }) => expected?.on ?? null }),
    nextPayoutAmount: t.field({
      type: 'Kroner',
      nullable: true,
      description: 'Should all rent that is due by then come in.',
      resolve: ({ expected }) => (expected?.on ? expected.amount : null),
    }),
    invoicePaidAfterPayoutDate: t.boolean({
      description: 'The rent has not come in: it is paid out when it does.',
      resolve: ({ expected }) => expected !== null && !expected.isReceived,
    }),
    payoutTo: t.string({
      nullable: true,
      description: 'Eleven digits.',
      resolve: ({ expected }) => expected?.account ?? null,
    }),
    monthlyPayoutDate: t.int({ resolve: ({ lease }) => lease.assignment.payoutDay }),
    payBeforeMonthEnabled: t.boolean({
      resolve: ({ lease }) => lease.assignment.hasPayoutGuarantee,
    }),
    payBeforeMonth: t.int({
      nullable: true,
      description: 'Months of rent that may be unpaid and are paid out all the same.',
      resolve: ({ lease, expected }) =>
        lease.assignment.hasPayoutGuarantee ? (expected?.guaranteeMonths ?? null) : null,
    }),
  }),
});

const PeriodType = builder
  .objectRef<{ from: string; to: string | null }>('LeaseAssignmentPeriod')
  .implement({
    fields: (t) => ({
      from: t.exposeString('from'),
      to: t.exposeString('to', { nullable: true }),
    }),
  });
const AssignmentInfoType = builder
  .objectRef<LeaseView['assignment']>('LeaseAssignmentInfo')
  .implement({
    description: 'What the landlord and the agency agreed on. Not for tenants.',
    fields: (t) => ({
      period: t.field({
        type: PeriodType,
        resolve: ({ startsOn: from, endsOn: to }) => ({ from, to }),
      }),
      brokeringCommissionAmount: t.field({
        type: CommissionType,
        nullable: true,
        resolve: ({ brokering }): Commission | null => brokering,
      }),
      rentalManagementCommissionAmount: t.field({
        type: CommissionType,
        nullable: true,
        resolve: ({ management }): Commission | null => management,
      }),
      guarantee: t.exposeBoolean('hasPayoutGuarantee'),
    }),
  });

builder.objectFields(LeaseType, (t) => ({
  invoiceInfo: t.field({
    type: InvoiceInfoType,
    resolve: (lease, _, context) => moneyOf(lease, context),
  }),
  securityDetails: t.field({
    type: SecurityType,
    nullable: true,
    description: 'Null before there is a deposit, and where none was agreed.',
    resolve: (lease, _, context) => depositOf(lease, context),
  }),
  payoutInfo: t.field({
    type: PayoutInfoType,
    nullable: true,
    resolve: async (lease, _, context) =>
      lease.side === 'tenant' ? null : { lease, expected: await payoutOf(lease, context) },
  }),
  assignmentInfo: t.field({
    type: AssignmentInfoType,
    nullable: true,
    resolve: ({ side, assignment }) => (side === 'tenant' ? null : assignment),
  }),
}));
