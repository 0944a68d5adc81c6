import { PLAN_STATES } from '@husvaer/domain/arrears/payment-plan';
import { dueDayOn } from '@husvaer/domain/leases/due-day';

import { DepositType, SecurityStatusEnum, type DepositView } from '../deposits/public.ts';
import { OverviewType } from '../arrears/public.ts';
import { AccountChangeType, InvoiceKindEnum, InvoiceStatusEnum } from '../invoices/public.ts';
import {
  LeaseType,
  RentStatusEnum,
  rentOf,
  withContract,
  type LeaseView,
} from '../leases/public.ts';
import { PersonType } from '../properties/public.ts';
import { latePayoutsOf, LateReasonEnum, type LateExpectedPayout } from '../payouts/public.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation } from '../../platform/graphql/operation.ts';
import { addLeaseConversation, counterpartOf } from './use-cases/add-lease-conversation.ts';
import { AssignmentInfoType } from './assignment/graphql.ts';
import { evictionOf, type Eviction } from './eviction.ts';
import { moneyOf, type ClaimInView, type RentTotals } from './money.ts';
import { arrears, deposit, invoicing, payout } from './memoize-per-request.ts';
import { planOf, type PlanInView } from './plan.ts';
import { DepositAccountType, DepositInsuranceType } from './securities/graphql.ts';

/** Resolves fields of a lease from data that is read for it. */
const by =
  <Read>(read: (lease: LeaseView, context: GraphqlContext) => Promise<Read>) =>
  <Value>(resolve: (read: Read, lease: LeaseView) => Value) =>
  async (lease: LeaseView, _: unknown, context: GraphqlContext): Promise<Value> =>
    resolve(await read(lease, context), lease);

const ofMoney = by(async (lease, context) => moneyOf(lease, await invoicing(lease, context)));

const ofArrears = by(arrears);

const ofEviction = by(async (lease, context) => evictionOf(lease, await invoicing(lease, context)));

const ofPlan = by(async (lease, context) => planOf(lease, await invoicing(lease, context)));

const ofDeposit = by(deposit);

const ofPayout = by(payout);

/** Fields that a lease's page queries directly and in a group, defined once. */
type LeaseFields = Parameters<Parameters<typeof builder.objectFields<typeof LeaseType>>[1]>[0];

const rentFields = (t: LeaseFields) => ({
  tenantStatusEnum: t.field({
    type: RentStatusEnum,
    nullable: true,
    description: 'The status of the rent for the tenants. Null until everyone has signed.',
    resolve: ofMoney(({ status }) => status),
  }),
  amount: t.field({
    type: 'Kroner',
    nullable: true,
    description:
      'Kroner. The overdue amount; if there is none, the amount that is due first; if nothing is unpaid, the overpaid amount. Null if everything is paid.',
    resolve: ofMoney(({ amount }) => amount),
  }),
  dueDate: t.string({
    nullable: true,
    description: 'The first due date of an unpaid amount. Null if nothing is owed.',
    resolve: ofMoney(({ dueOn }) => dueOn),
  }),
  invoiceAccountNumber: t.string({
    nullable: true,
    description:
      'The account to pay to. Eleven digits. Null, as the KID, once a lease is over and nothing is owed.',
    resolve: ofMoney(({ payTo }) => payTo?.account ?? null),
  }),
  accountChange: t.field({
    type: AccountChangeType,
    nullable: true,
    resolve: ofMoney(({ payTo }) => payTo?.accountChange ?? null),
  }),
  kidNumber: t.string({
    nullable: true,
    resolve: ofMoney(({ payTo }) => payTo?.kid ?? null),
  }),
});

export const ClaimType = builder.objectRef<ClaimInView>('LeaseClaim').implement({
  description: 'An invoice to the tenants, and how it is paid.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', { type: InvoiceKindEnum }),
    invoiceSerialId: t.exposeInt('serial'),
    amount: t.field({
      type: 'Kroner',
      description: 'What is left to pay of it; once nothing is, its total.',
      resolve: ({ open, total }) => (open > 0n ? open : total),
    }),
    status: t.expose('status', { type: InvoiceStatusEnum }),
    accountNumber: t.exposeString('account'),
    kidNumber: t.exposeString('kid', { nullable: true }),
    dueDate: t.exposeString('dueOn'),
  }),
});

/** About the rent that is due first; if none is due, about the last invoice. */
const invoiceFields = (t: LeaseFields) => ({
  ...rentFields(t),
  invoiceId: t.id({ nullable: true, resolve: ofMoney(({ invoice }) => invoice?.id ?? null) }),
  invoiceSerialId: t.int({
    nullable: true,
    resolve: ofMoney(({ invoice }) => invoice?.serial ?? null),
  }),
  invoiceStatus: t.field({
    type: InvoiceStatusEnum,
    nullable: true,
    resolve: ofMoney(({ invoice }) => invoice?.status ?? null),
  }),
  invoiceAmount: t.field({
    type: 'Kroner',
    nullable: true,
    resolve: ofMoney(({ invoice }) => invoice?.total ?? null),
  }),
  invoiceDueDate: t.string({
    nullable: true,
    resolve: ofMoney(({ invoice }) => invoice?.dueOn ?? null),
  }),
  payBy: t.string({
    nullable: true,
    description:
      'The last day on which paying all that is overdue is in time for every letter. Null if no rent is late, and after such a day has passed.',
    resolve: ofArrears((overview) => overview?.payBy ?? null),
  }),
  nextInvoiceDate: t.string({
    nullable: true,
    description: 'The day the next invoice is sent.',
    resolve: ofMoney(({ nextInvoiceOn }) => nextInvoiceOn),
  }),
  totals: t.field({ type: RentTotalsType, resolve: ofMoney(({ totals }) => totals) }),
  firstInvoice: t.field({
    type: ClaimType,
    nullable: true,
    resolve: ofMoney(({ first }) => first),
  }),
  unpaidInvoices: t.field({
    type: [ClaimType],
    description: 'The one that is due first is before the others.',
    resolve: ofMoney(({ unpaid }) => unpaid),
  }),
});

const RentTotalsType = builder.objectRef<RentTotals>('LeaseRentTotals').implement({
  description: 'All that the tenants were to pay by invoices, and what is paid of it.',
  fields: (t) => ({
    claimed: t.expose('claimed', {
      type: 'Kroner',
      description: 'With fees, and without what was credited or written off.',
    }),
    paid: t.expose('paid', { type: 'Kroner' }),
    open: t.expose('open', { type: 'Kroner' }),
    surplus: t.expose('surplus', { type: 'Kroner', description: 'Paid too much.' }),
  }),
});

const InvoiceInfoType = builder.objectRef<LeaseView>('LeaseInvoiceInfo').implement({
  description:
    'The unpaid rent invoice that is due first. If all are paid, the latest rent invoice.',
  fields: invoiceFields,
});

const InstalmentType = builder
  .objectRef<PlanInView['instalments'][number]>('PaymentPlanInstalment')
  .implement({
    fields: (t) => ({
      dueOn: t.exposeString('dueOn', { description: 'The last day to pay the instalment.' }),
      amount: t.expose('amount', { type: 'Kroner' }),
      left: t.expose('left', { type: 'Kroner', description: 'The unpaid amount, in kroner.' }),
    }),
  });

const PlanStateEnum = builder.enumType('PaymentPlanState', { values: PLAN_STATES });

const PlanType = builder.objectRef<PlanInView>('PaymentPlan').implement({
  description: 'A plan to pay late rent in instalments, proposed by one side or agreed by both.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    state: t.expose('state', { type: PlanStateEnum }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer’s side proposed it.' }),
    total: t.expose('total', { type: 'Kroner' }),
    instalments: t.expose('instalments', { type: [InstalmentType] }),
  }),
});

const FinanceType = builder.objectRef<LeaseView>('LeaseFinance').implement({
  description: 'The rent, its due date, the account to pay to, and its status.',
  fields: (t) => ({
    ...rentFields(t),
    monthlyRentAmount: t.field({ type: 'Kroner', resolve: rentOf }),
    dueDay: t.int({
      description: 'The day of the month when rent is due.',
      resolve: (lease) => dueDayOn(lease, lease.today),
    }),
  }),
});

const payoutFields = (t: LeaseFields) => ({
  nextPayoutDate: t.string({
    nullable: true,
    resolve: ofPayout((payout) => payout?.on ?? null),
  }),
  nextPayoutAmount: t.field({
    type: 'Kroner',
    nullable: true,
    description:
      'The amount if all rent that is due by then is received, in kroner. Null while none of it has been invoiced.',
    resolve: ofPayout((payout) => (payout?.on && payout.amount !== 0n ? payout.amount : null)),
  }),
  invoicePaidAfterPayoutDate: t.boolean({
    description: 'Whether the rent has not been received yet. It is paid out when it is.',
    resolve: ofPayout((payout) => payout !== null && !payout.isReceived),
  }),
  payoutTo: t.string({
    nullable: true,
    description: 'The account to which rent is paid out. Eleven digits.',
    resolve: ofPayout((payout) => payout?.account ?? null),
  }),
  payBeforeMonthEnabled: t.boolean({
    description: 'Whether rent is paid out before it is received. False for tenants.',
    resolve: ({ side, assignment }) => side !== 'tenant' && assignment.guaranteeMonths !== null,
  }),
  payBeforeMonth: t.int({
    nullable: true,
    description: 'The maximum number of months of unpaid rent that are paid out anyway.',
    resolve: ({ side, assignment }) => (side === 'tenant' ? null : assignment.guaranteeMonths),
  }),
});

const LatePayoutType = builder.objectRef<LateExpectedPayout>('LeaseLatePayout').implement({
  description: 'A payout that is late.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Kroner' }),
    on: t.exposeString('on', { description: 'The day it should have been paid.' }),
    reason: t.expose('reason', { type: LateReasonEnum }),
    expectedOn: t.exposeString('expectedOn', {
      nullable: true,
      description: 'The first day it can be paid. Null if unknown.',
    }),
  }),
});

const PayoutInfoType = builder.objectRef<LeaseView>('LeasePayoutInfo').implement({
  description: 'The next payout to the landlord. Null for tenants.',
  fields: (t) => ({
    ...payoutFields(t),
    monthlyPayoutDate: t.int({ resolve: ({ assignment }) => assignment.payoutDay }),
    latePayouts: t.field({
      type: [LatePayoutType],
      resolve: ofPayout((payout, { today }) => (payout ? latePayoutsOf(payout, today) : [])),
    }),
  }),
});

/** The deposit, if it is of one type. */
const isOf = (type: DepositView['deposit']['type']) => (deposit: DepositView | null) =>
  deposit?.deposit.type === type ? deposit : null;

const EvictionNoticeType = builder.objectRef<Eviction>('LeaseEvictionNotice').implement({
  description: 'The notice of an open eviction case.',
  fields: (t) => ({
    sentDate: t.exposeString('sentOn'),
    fileIds: t.exposeIDList('noticeIds'),
  }),
});

builder.objectFields(LeaseType, (t) => ({
  counterpart: t.field({
    type: PersonType,
    nullable: true,
    description:
      'The person to whom the viewer writes about the home. For a tenant, the agent, or the landlord if there is no agent. For the landlord, the agent. For an agent, the landlord.',
    resolve: counterpartOf,
  }),
  ...invoiceFields(t),
  ...payoutFields(t),
  invoiceInfo: t.field({ type: InvoiceInfoType, resolve: (lease) => lease }),
  finance: t.field({ type: FinanceType, resolve: (lease) => lease }),
  payoutInfo: t.field({
    type: PayoutInfoType,
    nullable: true,
    resolve: (lease) => (lease.side === 'tenant' ? null : lease),
  }),
  assignmentInfo: t.field({
    type: AssignmentInfoType,
    nullable: true,
    resolve: ({ side, assignment }) => (side === 'tenant' ? null : assignment),
  }),
  securityDetails: t.field({
    type: DepositType,
    nullable: true,
    description: 'Null if there is no deposit.',
    resolve: ofDeposit((deposit) => deposit),
  }),
  deposit: t.field({
    type: DepositType,
    nullable: true,
    description: 'The same as `securityDetails`.',
    resolve: ofDeposit((deposit) => deposit),
  }),
  securityStatus: t.field({
    type: SecurityStatusEnum,
    nullable: true,
    resolve: ofDeposit((deposit) => deposit?.securityStatus ?? null),
  }),
  depositAmount: t.field({
    type: 'Kroner',
    nullable: true,
    resolve: ofDeposit((deposit) => deposit?.deposit.amount ?? null),
  }),
  depositAccount: t.field({
    type: DepositAccountType,
    nullable: true,
    resolve: ofDeposit(isOf('deposit_account')),
  }),
  depositInsurance: t.field({
    type: DepositInsuranceType,
    nullable: true,
    resolve: ofDeposit(isOf('deposit_insurance')),
  }),
  arrears: t.field({
    type: OverviewType,
    nullable: true,
    description: 'The late rent. Null if nothing is overdue.',
    resolve: ofArrears((overview) => overview),
  }),
  paymentPlan: t.field({
    type: PlanType,
    nullable: true,
    description: 'The latest payment plan. Null if there was none.',
    resolve: ofPlan((plan) => plan),
  }),
  evictionNotice: t.field({
    type: EvictionNoticeType,
    nullable: true,
    resolve: ofEviction((eviction) => eviction),
  }),
  evictionNoticeFileId: t.id({
    nullable: true,
    description: 'The latest notice. Null until it is drawn.',
    resolve: ofEviction((eviction) => eviction?.noticeIds.at(-1) ?? null),
  }),
  evictionLetterFileId: t.id({
    nullable: true,
    description: 'The petition. Null for tenants.',
    resolve: ofEviction((eviction) => eviction?.letterId ?? null),
  }),
}));

const ConversationType = builder
  .objectRef<{ id: string }>('LeaseConversation')
  .implement({ fields: (t) => ({ _id: t.exposeID('id') }) });

mutation('addLeaseConversation', {
  description:
    'Starts or finds the conversation with the lease’s counterpart about the home, also if it is no longer listed.',
  args: { inputData: input('AddLeaseConversationInputData', withContract) },
  type: ConversationType,
  async run({ inputData: { contractId } }, { runner, viewer }) {
    return { id: await runner.run(viewer, addLeaseConversation, contractId) };
  },
});
