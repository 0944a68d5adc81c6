import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { REFUND_STATUSES } from '@husvaer/domain/payouts/enums';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { PropertyType } from '../../properties/public.ts';
import { anId } from '../../../platform/input-id.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';
import { thenRead, type Work } from '../../../platform/work.ts';
import { approvalType, APPROVED_AT_ONCE_TEXT, idsToApprove } from '../approvals/graphql.ts';
import { approveRefunds } from './use-cases/approve-refunds.ts';
import { correction, correctRefund } from './use-cases/correct-refund.ts';
import { getRefund } from './use-cases/get-refund.ts';
import { getRefunds, type RefundView } from './use-cases/get-refunds.ts';
import { getRefundsById } from './use-cases/get-refunds-by-id.ts';
import { withdrawRefund } from './use-cases/withdraw-refund.ts';

const MOST = 100;
const page = pageOf({ usual: 25, most: MOST, skipMost: 100_000 });

const StatusEnum = builder.enumType('RefundStatus', { values: REFUND_STATUSES });

const ApprovalType = approvalType('RefundApproval');

export const RefundType = builder.objectRef<RefundView>('Refund').implement({
  description: 'Money that goes back to the payer.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Kroner' }),
    status: t.expose('status', { type: StatusEnum }),
    contractId: t.exposeID('leaseId', {
      nullable: true,
      description: 'The lease that is over and was paid too much.',
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
    bankLineId: t.exposeID('bankLineId', {
      nullable: true,
      description: 'The payment that had no owner.',
    }),
    account: t.exposeString('account', { description: 'Where it goes; eleven digits.' }),
    isAccountNamed: t.exposeBoolean('isNamed', {
      description: 'The account was named, and is not the one the money came from.',
    }),
    accountByName: t.exposeString('accountByName', {
      nullable: true,
      description: 'Who named it; null of a system, or when they are gone.',
    }),
    name: t.exposeString('name', { description: 'The owner of the account; empty when unknown.' }),
    text: t.exposeString('text', { description: 'What its receiver reads.' }),
    note: t.exposeString('note', { nullable: true, description: 'Why it goes back.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    askedByName: t.exposeString('askedByName', { nullable: true }),
    approvals: t.expose('approvals', { type: [ApprovalType] }),
    approvalsNeeded: t.exposeInt('approvalsNeeded'),
    numberOfFails: t.exposeInt('fails'),
    isGivenUp: t.boolean({
      description: 'It is tried again only when a person asks for it.',
      resolve: ({ givenUpAt }) => givenUpAt !== null,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why the bank did not pay it the last time.',
    }),
    bankRef: t.exposeString('endToEndId', {
      nullable: true,
      description: 'What the bank knows it by.',
    }),
    paidDate: t.exposeString('bookedOn', { nullable: true, description: 'The bank’s day.' }),
  }),
});

const { PageType, OptionData } = pageTypes('Refunds', {
  of: RefundType,
  most: MOST,
  amount: 'What they come to.',
});
const RefundsQueryData = builder.inputType('RefundsQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    status: t.field({ type: StatusEnum, description: 'All, without one.' }),
  }),
});
builder.queryField('getRefunds', (t) =>
  t.field({
    type: PageType,
    description: 'What an agency pays back, the latest asked for first.',
    args: {
      queryData: t.arg({ type: RefundsQueryData, required: true }),
      optionData: t.arg({ type: OptionData }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId } = parseInput(withBooks, queryData, 'queryData');
      const part = parseInput(page, { ...optionData }, 'optionData');
      const status = queryData.status ?? null;
      return runner.read(viewer, getRefunds, { partnerId, status, ...part });
    },
  }),
);

const ApproveInput = builder.inputType('ApproveRefundsInputData', {
  fields: (t) => ({
    refundIds: t.idList({ required: true, description: APPROVED_AT_ONCE_TEXT }),
  }),
});
builder.mutationField('approveRefunds', (t) =>
  t.field({
    type: [RefundType],
    description: 'Approves what is to be paid back, all or none, as one of those the agency named.',
    args: { inputData: t.arg({ type: ApproveInput, required: true }) },
    async resolve(_, { inputData }, { runner, viewer }) {
      const refundIds = idsToApprove(inputData.refundIds, 'refundIds');
      return runner.run(viewer, thenRead(approveRefunds, getRefundsById, refundIds), {
        ids: refundIds,
      });
    },
  }),
);

/** Runs a use case on a refund and returns the refund as it is afterwards. */
function changed<Input>(
  { runner, viewer }: GraphqlContext,
  useCase: (work: Work, input: Input) => Promise<void>,
  { input, refundId }: { input: Input; refundId: string },
): Promise<RefundView> {
  return runner.run(viewer, thenRead(useCase, getRefund, refundId), input);
}

const CorrectInput = builder.inputType('CorrectRefundInputData', {
  fields: (t) => ({
    refundId: t.id({ required: true }),
    account: t.string({
      description: 'Left out, it stays as it was. Another one has to be approved again.',
    }),
    name: t.string({ description: 'Whose account it is; 70 characters.' }),
  }),
});
builder.mutationField('correctRefund', (t) =>
  t.field({
    type: RefundType,
    description:
      'Says to whom money is paid back after all, or that it is tried again, while no bank has it.',
    args: { inputData: t.arg({ type: CorrectInput, required: true }) },
    resolve(_, { inputData }, context) {
      const input = parseInput(correction, { ...inputData }, 'inputData');
      return changed(context, correctRefund, { input, refundId: input.refundId });
    },
  }),
);

const WithdrawInput = builder.inputType('WithdrawRefundInputData', {
  fields: (t) => ({ refundId: t.id({ required: true }) }),
});
builder.mutationField('withdrawRefund', (t) =>
  t.field({
    type: RefundType,
    description:
      'Makes a lease’s surplus of it again, while no bank has it. What was said of a bank’s payment is taken back by `undoBankSettlement`.',
    args: { inputData: t.arg({ type: WithdrawInput, required: true }) },
    resolve(_, { inputData }, context) {
      const { refundId } = parseInput(z.object({ refundId: anId }), inputData, 'inputData');
      return changed(context, withdrawRefund, { input: refundId, refundId });
    },
  }),
);
