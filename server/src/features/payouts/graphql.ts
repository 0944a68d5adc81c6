import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { LATE_REASONS } from '@husvaer/domain/payouts/late';
import {
  PAYMENT_STATUSES,
  PAYOUT_EVENTS,
  PAYOUT_LINES,
  PAYOUT_STATUSES,
  type PayoutLineType,
} from '@husvaer/domain/payouts/enums';

import { WITHOUT_PARTNER, withBooks } from '../ledger/public.ts';
import { PropertyType } from '../properties/public.ts';
import { getLease, LeaseType, withContract } from '../leases/public.ts';
import { pageTypes } from '../../platform/graphql/page-types.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { input } from '../../platform/graphql/input.ts';
import { mutation, query } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import { thenRead, type Work } from '../../platform/work.ts';
import { approvalType, TO_APPROVE, LAST_ACT, toApprove } from './approvals/graphql.ts';
import { approvePayouts } from './approvals/use-cases/approve-payouts.ts';
import { holdPayout, reasonToHold } from './approvals/use-cases/hold-payout.ts';
import { releasePayout } from './approvals/use-cases/release-payout.ts';
import { awaitsBrokeringConsent } from './awaits-brokering-consent.ts';
import { consentToBrokering } from './use-cases/consent-to-brokering.ts';
import { getPayoutHistory } from './use-cases/get-payout-history.ts';
import { getNextPayout } from './use-cases/get-next-payout.ts';
import { getPayout } from './use-cases/get-payout.ts';
import { getPayouts } from './use-cases/get-payouts.ts';
import { getPayoutsById } from './use-cases/get-payouts-by-id.ts';
import type { PayoutView, ShownLine } from './use-cases/view-payouts.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const StatusEnum = builder.enumType('PayoutStatus', { values: PAYOUT_STATUSES });
const PaymentEnum = builder.enumType('PayoutPaymentStatus', { values: PAYMENT_STATUSES });
const LineEnum = builder.enumType('PayoutLineType', { values: PAYOUT_LINES });
export const LateReasonEnum = builder.enumType('PayoutLateReason', { values: LATE_REASONS });
const EventEnum = builder.enumType('PayoutEventName', { values: PAYOUT_EVENTS });

const AddonType = builder.objectRef<{ name: string; amount: bigint }>('PayoutAddon').implement({
  fields: (t) => ({ name: t.exposeString('name'), amount: t.expose('amount', { type: 'Kroner' }) }),
});
const LineType = builder.objectRef<ShownLine>('PayoutLine').implement({
  description: 'A line of a payout.',
  fields: (t) => ({
    type: t.expose('type', { type: LineEnum }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description:
        'The amount that the line adds to the payout, in kroner. Negative if it is deducted.',
    }),
    vatAmount: t.expose('vat', {
      type: 'Kroner',
      description:
        'The value added tax in the amount, in kroner, with the same sign. Only the agency’s charges have it.',
    }),
    serialId: t.exposeInt('serial', {
      nullable: true,
      description: 'The number of the invoice or the earlier payout to which the line refers.',
    }),
    invoiceMonth: t.string({
      nullable: true,
      description: 'The first day of the month that the rent is for.',
      resolve: ({ invoice }) => invoice?.month ?? null,
    }),
    correctionsInfo: t.string({
      nullable: true,
      description: 'The reason why an invoice to the landlord was credited.',
      resolve: ({ invoice }) => invoice?.reason ?? null,
    }),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    landlordInvoiceId: t.exposeID('landlordInvoiceId', { nullable: true }),
    payoutId: t.exposeID('payoutId', {
      nullable: true,
      description: 'The id of the earlier payout to which the line refers.',
    }),
    commissionId: t.id({
      nullable: true,
      description: 'The id of a commission that was charged or credited.',
      resolve: ({ id, type }) => (type.includes('commission') ? id : null),
    }),
    addonsInfo: t.field({ type: [AddonType], resolve: ({ addons }) => [...addons] }),
  }),
});

const EventType = builder.objectRef<PayoutView['events'][number]>('PayoutEvent').implement({
  fields: (t) => ({
    event: t.expose('name', { type: EventEnum }),
    date: t.exposeString('dated', {
      description: 'The day of the event. For `estimated`, the day the payout is expected.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'The reason for the hold, or the bank’s message.',
    }),
  }),
});
const ApprovalType = approvalType('PayoutApproval');

interface Somebody {
  id: string | null;
  name: string;
}
const PersonType = builder.objectRef<Somebody>('PayoutPerson').implement({
  fields: (t) => ({ _id: t.exposeID('id', { nullable: true }), name: t.exposeString('name') }),
});
const AccountInfo = builder.objectRef<PayoutView>('PayoutAccountInfo').implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ landlord }) => landlord?.name ?? '' }),
    accountNumber: t.exposeString('account', {
      nullable: true,
      description:
        'The account it was paid to, or would be paid to now. Null until the landlord has stated an account.',
    }),
  }),
});

const sumOf = ({ lines }: PayoutView, types: readonly PayoutLineType[]): bigint =>
  lines.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0n);

export const PayoutType = builder.objectRef<PayoutView>('Payout').implement({
  description: 'A payment of rent to a lease’s landlord, made or expected.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    contractId: t.exposeID('leaseId'),
    amount: t.expose('amount', {
      type: 'Kroner',
      description:
        'Kroner. For an estimated payout, the amount if all rent that is due by then is received.',
    }),
    payoutDate: t.exposeString('date', {
      nullable: true,
      description: 'The day the payout was made or paid, or is expected.',
    }),
    referanse: t.string({
      nullable: true,
      resolve: ({ serial }) => (serial === null ? null : String(serial)),
    }),
    serialId: t.exposeInt('serial', { nullable: true }),
    status: t.expose('status', { type: StatusEnum }),
    paymentStatus: t.expose('paymentStatus', { type: PaymentEnum, nullable: true }),
    bankRef: t.exposeString('endToEndId', {
      nullable: true,
      description: 'The end-to-end id of the payment at the bank.',
    }),
    holdPayout: t.boolean({ resolve: ({ heldAt }) => heldAt !== null }),
    isGivenUp: t.exposeBoolean('isGivenUp', {
      description: 'Whether the payout is no longer retried. The next payout includes its amount.',
    }),
    numberOfFails: t.exposeInt('fails'),
    isRentReceived: t.exposeBoolean('isReceived', {
      description:
        'For an estimated payout, whether all its rent has been received or is guaranteed.',
    }),
    leaseNumber: t.string({
      nullable: true,
      description: 'The numbers of the property and the lease: `12-3`.',
      resolve: ({ rent }) => rent?.number ?? null,
    }),
    propertyInfo: t.field({
      type: PropertyType,
      nullable: true,
      resolve: ({ rent }) => rent?.property ?? null,
    }),
    tenantsInfo: t.field({
      type: [PersonType],
      resolve: ({ rent }) =>
        (rent?.tenants ?? []).map(({ accountId, name }) => ({ id: accountId, name })),
    }),
    accountInfo: t.field({ type: AccountInfo, resolve: (payout) => payout }),
    agentInfo: t.field({
      type: PersonType,
      nullable: true,
      resolve: ({ agent }) => agent ?? null,
    }),
    branchInfo: t.field({
      type: PersonType,
      nullable: true,
      description: 'The party that holds the money.',
      resolve: ({ keeper }) => keeper,
    }),
    vatNumber: t.string({
      nullable: true,
      description:
        'The agency’s VAT number: `NO 974 760 673 MVA`. Null if its charges have no value added tax.',
      resolve: ({ lines, keeper }) =>
        keeper && lines.some(({ vat }) => vat !== 0n)
          ? `NO ${keeper.orgNumber.replaceAll(/(\d{3})(?=\d)/g, '$1 ')} MVA`
          : null,
    }),
    events: t.expose('events', { type: [EventType] }),
    approvals: t.expose('approvals', { type: [ApprovalType] }),
    approvalsNeeded: t.exposeInt('approvalsNeeded'),
    lastActNumber: t.id(LAST_ACT),
    otherApproverNames: t.exposeStringList('otherApproverNames', {
      description:
        'The names of the approvers who did nothing on its way and have not approved it. One of them must.',
    }),
    metaInfo: t.expose('lines', { type: [LineType] }),
    rentAmount: t.field({ type: 'Kroner', resolve: (payout) => sumOf(payout, ['rent_invoice']) }),
    brokeringCommission: t.field({
      type: 'Kroner',
      resolve: (payout) => sumOf(payout, ['brokering_commission']),
    }),
    managementCommission: t.field({
      type: 'Kroner',
      resolve: (payout) => sumOf(payout, ['management_commission']),
    }),
    addonCommissions: t.field({
      type: 'Kroner',
      resolve: (payout) => sumOf(payout, ['addon_commissions']),
    }),
    credits: t.field({
      type: 'Kroner',
      resolve: (payout) =>
        sumOf(
          payout,
          PAYOUT_LINES.filter((type) => type.startsWith('credit_')),
        ),
    }),
    unpaidEarlierPayout: t.field({
      type: 'Kroner',
      resolve: (payout) =>
        sumOf(payout, ['unpaid_earlier_payout', 'unpaid_expenses_and_commissions']),
    }),
    awaitsBrokeringConsent: t.boolean({
      description:
        'Whether the brokering commission is not taken off the rent until the landlord consents.',
      resolve: ({ rent }) => rent !== undefined && awaitsBrokeringConsent(rent),
    }),
    settlementFileId: t.exposeID('settlementId', {
      nullable: true,
      description:
        'The id of the settlement document, a PDF. Null until the payout is paid or has ended otherwise.',
    }),
    paidDate: t.exposeString('bookedOn', {
      nullable: true,
      description: 'The day the bank booked the payment.',
    }),
  }),
});

const HistoryType = builder.objectRef<PayoutView[]>('PayoutHistory').implement({
  fields: (t) => ({ data: t.field({ type: [PayoutType], resolve: (all) => all }) }),
});
query('getFullPayoutHistory', {
  description: 'Returns the payouts of a lease: the expected one first, then the latest first.',
  args: {
    queryData: input(
      'FullPayoutHistoryQueryData',
      withContract.extend({ propertyId: anId.nullish() }),
      { propertyId: 'Not used: the lease determines the property.' },
    ),
  },
  type: HistoryType,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getPayoutHistory, contractId),
});

const withPayout = z.object({ payoutId: anId });
query('payoutDetails', {
  args: {
    queryData: input(
      'PayoutDetailsQueryData',
      withPayout.extend({ requestFromPartnerPublic: z.boolean().nullish() }),
      { requestFromPartnerPublic: 'Not used.' },
    ),
  },
  type: PayoutType,
  run: ({ queryData: { payoutId } }, { runner, viewer }) =>
    runner.read(viewer, getPayout, payoutId),
});
query('getNextPayout', {
  description: 'Returns the next payout to a lease’s landlord. Null if none is expected.',
  args: { queryData: input('NextPayoutQueryData', withContract) },
  type: PayoutType,
  nullable: true,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(viewer, getNextPayout, contractId),
});

const { PageType, optionData } = pageTypes('Payouts', {
  of: PayoutType,
  most: MOST,
  page,
  amount: 'The sum of the payouts that are made, in kroner.',
});
query('getPayouts', {
  description: 'Returns an agency’s payouts, the latest first.',
  args: {
    queryData: input(
      'PayoutsQueryData',
      withBooks.extend({
        status: z
          .enum(PAYOUT_STATUSES)
          .nullish()
          .transform((status) => status ?? null),
        isHeld: z
          .boolean()
          .nullish()
          .transform((isHeld) => isHeld ?? false),
      }),
      {
        partnerId: WITHOUT_PARTNER,
        status: 'Defaults to all payouts that are made.',
        isHeld: 'If true, only payouts that are on hold.',
      },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getPayouts, { ...queryData, before: null, ...part }),
});

/** Runs a use case on a payout and returns the payout as it is afterwards. */
function changed<Input>(
  { runner, viewer }: GraphqlContext,
  useCase: (work: Work, input: Input) => Promise<void>,
  { input, payoutId }: { input: Input; payoutId: string },
): Promise<PayoutView> {
  return runner.run(viewer, thenRead(useCase, getPayout, payoutId), input);
}

mutation('approvePayouts', {
  description:
    'Approves payouts of exactly these amounts to these accounts, all or none. For the agency’s approvers.',
  args: {
    inputData: input('ApprovePayoutsInputData', z.object({ payouts: toApprove }), {
      payouts: TO_APPROVE,
    }),
  },
  type: [PayoutType],
  run: ({ inputData: { payouts } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(approvePayouts, getPayoutsById, [...payouts.keys()]), payouts),
});

const hold = withPayout.extend({ reason: reasonToHold });
mutation('holdPayout', {
  description: 'Puts a payout on hold. It is not sent to the bank until it is released.',
  args: { inputData: input('HoldPayoutInputData', hold, { reason: 'At most 500 characters.' }) },
  type: PayoutType,
  run: ({ inputData: input }, context) =>
    changed(context, holdPayout, { input, payoutId: input.payoutId }),
});
mutation('releasePayout', {
  args: { inputData: input('ReleasePayoutInputData', withPayout) },
  type: PayoutType,
  run: ({ inputData: { payoutId } }, context) =>
    changed(context, releasePayout, { input: payoutId, payoutId }),
});

builder.objectField(LeaseType, 'awaitsBrokeringConsent', (t) =>
  t.boolean({
    description:
      'Whether everybody has signed, and the brokering commission is not taken off the rent until the landlord consents. False for tenants.',
    resolve: (lease) =>
      lease.side !== 'tenant' && lease.paper === 'signed' && awaitsBrokeringConsent(lease),
  }),
);
mutation('consentToBrokering', {
  description:
    'Lets the brokering commission of a signed lease be taken off the rent (eiendomsmeglingsloven § 7-4). Only its landlord may.',
  args: { inputData: input('ConsentToBrokeringInputData', withContract) },
  type: LeaseType,
  run: ({ inputData: { contractId } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(consentToBrokering, getLease, contractId), contractId),
});
