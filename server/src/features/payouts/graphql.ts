import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';
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
import { withContract } from '../leases/public.ts';
import { pageTypes } from '../../platform/graphql/page-types.ts';
import { builder, type GraphqlContext } from '../../platform/graphql/builder.ts';
import { anId } from '../../platform/input-id.ts';
import { thenRead, type Work } from '../../platform/work.ts';
import { approvalType, APPROVED_AT_ONCE_TEXT, idsToApprove } from './approvals/graphql.ts';
import { approvePayouts } from './approvals/use-cases/approve-payouts.ts';
import { holdPayout, reasonToHold } from './approvals/use-cases/hold-payout.ts';
import { releasePayout } from './approvals/use-cases/release-payout.ts';
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
  description: 'What a payout is made up of.',
  fields: (t) => ({
    type: t.expose('type', { type: LineEnum }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'What it adds to the payout, or below zero takes from it.',
    }),
    vatAmount: t.expose('vat', {
      type: 'Kroner',
      description: 'Value added tax in it, of the same sign: of what the agency takes.',
    }),
    serialId: t.exposeInt('serial', {
      nullable: true,
      description: 'Of the invoice or the earlier payout it is about.',
    }),
    invoiceMonth: t.string({
      nullable: true,
      description: 'Rent’s month by its first day.',
      resolve: ({ invoice }) => invoice?.month ?? null,
    }),
    correctionsInfo: t.string({
      nullable: true,
      description: 'Why an invoice to the landlord was credited.',
      resolve: ({ invoice }) => invoice?.reason ?? null,
    }),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    landlordInvoiceId: t.exposeID('landlordInvoiceId', { nullable: true }),
    payoutId: t.exposeID('payoutId', {
      nullable: true,
      description: 'The earlier one it is about.',
    }),
    commissionId: t.id({
      nullable: true,
      description: 'Of a commission that was charged or given back.',
      resolve: ({ id, type }) => (type.includes('commission') ? id : null),
    }),
    addonsInfo: t.field({ type: [AddonType], resolve: ({ addons }) => [...addons] }),
  }),
});

const EventType = builder.objectRef<PayoutView['events'][number]>('PayoutEvent').implement({
  fields: (t) => ({
    event: t.expose('name', { type: EventEnum }),
    date: t.exposeString('dated', {
      description: 'When it happened; of `estimated`, when the payout is expected.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Why it was held, or what the bank says.',
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
      description: 'Where it was paid, or would be now; null while the landlord has named none.',
    }),
  }),
});

const sumOf = ({ lines }: PayoutView, types: readonly PayoutLineType[]): bigint =>
  lines.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0n);

export const PayoutType = builder.objectRef<PayoutView>('Payout').implement({
  description: 'What a lease’s landlord is paid, or will be.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    contractId: t.exposeID('leaseId'),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Of one that is estimated: should all rent that is due by then come in.',
    }),
    payoutDate: t.exposeString('date', {
      nullable: true,
      description: 'When it was paid or made, or is expected.',
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
      description: 'What the bank knows it by.',
    }),
    holdPayout: t.boolean({ resolve: ({ heldAt }) => heldAt !== null }),
    isGivenUp: t.boolean({
      description: 'It is not tried again: the next payout has it.',
      resolve: ({ givenUpAt }) => givenUpAt !== null,
    }),
    numberOfFails: t.exposeInt('fails'),
    isRentReceived: t.exposeBoolean('isReceived', {
      description:
        'Of one that is estimated: whether all rent in it has come in, or is guaranteed.',
    }),
    leaseNumber: t.string({
      nullable: true,
      description: 'The property’s and the lease’s: `12-3`.',
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
      description: 'Who keeps the money.',
      resolve: ({ keeper }) => keeper,
    }),
    vatNumber: t.string({
      nullable: true,
      description:
        'The agency’s, where there is value added tax in what it takes: `NO 974 760 673 MVA`.',
      resolve: ({ lines, keeper }) =>
        keeper && lines.some(({ vat }) => vat !== 0n)
          ? `NO ${keeper.orgNumber.replaceAll(/(\d{3})(?=\d)/g, '$1 ')} MVA`
          : null,
    }),
    events: t.expose('events', { type: [EventType] }),
    approvals: t.expose('approvals', { type: [ApprovalType] }),
    approvalsNeeded: t.exposeInt('approvalsNeeded'),
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
    settlementFileId: t.exposeID('settlementId', {
      nullable: true,
      description: 'The settlement document, a PDF: of one that is paid, or ended otherwise.',
    }),
    paidDate: t.exposeString('bookedOn', { nullable: true, description: 'The bank’s day.' }),
  }),
});

const HistoryType = builder.objectRef<PayoutView[]>('PayoutHistory').implement({
  fields: (t) => ({ data: t.field({ type: [PayoutType], resolve: (all) => all }) }),
});
const HistoryQueryData = builder.inputType('FullPayoutHistoryQueryData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    propertyId: t.id({ description: 'Known by the lease.' }),
  }),
});
builder.queryField('getFullPayoutHistory', (t) =>
  t.field({
    type: HistoryType,
    description: 'The payouts of a lease: the expected one, then the latest first.',
    args: { queryData: t.arg({ type: HistoryQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, queryData, 'queryData');
      return runner.read(viewer, getPayoutHistory, contractId);
    },
  }),
);

const withPayout = z.object({ payoutId: anId });
const DetailsQueryData = builder.inputType('PayoutDetailsQueryData', {
  fields: (t) => ({
    payoutId: t.id({ required: true }),
    requestFromPartnerPublic: t.boolean({ description: 'The same is answered either way.' }),
  }),
});
builder.queryField('payoutDetails', (t) =>
  t.field({
    type: PayoutType,
    args: { queryData: t.arg({ type: DetailsQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { payoutId } = parseInput(withPayout, queryData, 'queryData');
      return runner.read(viewer, getPayout, payoutId);
    },
  }),
);

const NextQueryData = builder.inputType('NextPayoutQueryData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});
builder.queryField('getNextPayout', (t) =>
  t.field({
    type: PayoutType,
    nullable: true,
    description: 'What a lease’s landlord is paid next, and when; null when nothing is expected.',
    args: { queryData: t.arg({ type: NextQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, queryData, 'queryData');
      return runner.read(viewer, getNextPayout, contractId);
    },
  }),
);

const { PageType, OptionData } = pageTypes('Payouts', {
  of: PayoutType,
  most: MOST,
  amount: 'What those that are made come to.',
});
const PayoutsQueryData = builder.inputType('PayoutsQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    status: t.field({ type: StatusEnum, description: 'All that are made, without one.' }),
    isHeld: t.boolean({ description: 'Those alone that are kept from the bank.' }),
  }),
});
builder.queryField('getPayouts', (t) =>
  t.field({
    type: PageType,
    description: 'An agency’s payouts, the latest first.',
    args: {
      queryData: t.arg({ type: PayoutsQueryData, required: true }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId } = parseInput(withBooks, queryData, 'queryData');
      const part = parseInput(page, { ...optionData }, 'optionData');
      return runner.read(viewer, getPayouts, {
        partnerId,
        status: queryData.status ?? null,
        isHeld: queryData.isHeld ?? false,
        before: null,
        ...part,
      });
    },
  }),
);

/** Runs a use case on a payout and returns the payout as it is afterwards. */
function changed<Input>(
  { runner, viewer }: GraphqlContext,
  useCase: (work: Work, input: Input) => Promise<void>,
  { input, payoutId }: { input: Input; payoutId: string },
): Promise<PayoutView> {
  return runner.run(viewer, thenRead(useCase, getPayout, payoutId), input);
}

const ApproveInput = builder.inputType('ApprovePayoutsInputData', {
  fields: (t) => ({
    payoutIds: t.idList({ required: true, description: APPROVED_AT_ONCE_TEXT }),
  }),
});
builder.mutationField('approvePayouts', (t) =>
  t.field({
    type: [PayoutType],
    description: 'Approves payouts, all or none, as one of those the agency named.',
    args: { inputData: t.arg({ type: ApproveInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const payoutIds = idsToApprove(inputData.payoutIds, 'payoutIds');
      return runner.run(viewer, thenRead(approvePayouts, getPayoutsById, payoutIds), {
        ids: payoutIds,
      });
    },
  }),
);

const hold = withPayout.extend({ reason: reasonToHold });
const HoldInput = builder.inputType('HoldPayoutInputData', {
  fields: (t) => ({
    payoutId: t.id({ required: true }),
    reason: t.string({ required: true, description: '500 characters.' }),
  }),
});
builder.mutationField('holdPayout', (t) =>
  t.field({
    type: PayoutType,
    description: 'Keeps a payout from the bank until it is released.',
    args: { inputData: t.arg({ type: HoldInput, required: true }) },
    resolve(_, { inputData }, context) {
      const input = parseInput(hold, inputData, 'inputData');
      return changed(context, holdPayout, { input, payoutId: input.payoutId });
    },
  }),
);

const ReleaseInput = builder.inputType('ReleasePayoutInputData', {
  fields: (t) => ({ payoutId: t.id({ required: true }) }),
});
builder.mutationField('releasePayout', (t) =>
  t.field({
    type: PayoutType,
    args: { inputData: t.arg({ type: ReleaseInput, required: true }) },
    resolve(_, { inputData }, context) {
      const { payoutId } = parseInput(withPayout, inputData, 'inputData');
      return changed(context, releasePayout, { input: payoutId, payoutId });
    },
  }),
);
