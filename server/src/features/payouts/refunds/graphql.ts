import { z } from 'zod';

import { pageOf } from '@husvaer/domain/kernel/page';
import { REFUND_STATUSES } from '@husvaer/domain/payouts/enums';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { PropertyType } from '../../properties/public.ts';
import { anId } from '../../../platform/input-id.ts';
import { pageTypes } from '../../../platform/graphql/page-types.ts';
import { builder, type GraphqlContext } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { thenRead, type Work } from '../../../platform/work.ts';
import { approvalType, TO_APPROVE, LAST_ACT, toApprove } from '../approvals/graphql.ts';
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
  description: 'Money that is paid back to the payer.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Kroner' }),
    status: t.expose('status', { type: StatusEnum }),
    contractId: t.exposeID('leaseId', {
      nullable: true,
      description: 'The ended lease that was overpaid.',
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
    bankLineId: t.exposeID('bankLineId', {
      nullable: true,
      description: 'The unmatched payment that is paid back.',
    }),
    account: t.exposeString('account', {
      description: 'The account to which the money is paid back. Eleven digits.',
    }),
    isAccountNamed: t.exposeBoolean('isNamed', {
      description:
        'Whether a person stated the account, and it is not the one that the money came from.',
    }),
    accountByName: t.exposeString('accountByName', {
      nullable: true,
      description:
        'The name of the person who stated the account. Null if a system did, or if the person’s account is deleted.',
    }),
    name: t.exposeString('name', {
      description: 'The name of the account’s owner. Empty if unknown.',
    }),
    text: t.exposeString('text', { description: 'The text that the receiver sees.' }),
    note: t.exposeString('note', { nullable: true, description: 'The reason for the refund.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    askedByName: t.exposeString('askedByName', { nullable: true }),
    approvals: t.expose('approvals', { type: [ApprovalType] }),
    approvalsNeeded: t.exposeInt('approvalsNeeded'),
    lastActNumber: t.id(LAST_ACT),
    otherApproverNames: t.exposeStringList('otherApproverNames', {
      description:
        'The names of the approvers who did nothing on its way and have not approved it. One of them must.',
    }),
    numberOfFails: t.exposeInt('fails'),
    isGivenUp: t.exposeBoolean('isGivenUp', {
      description: 'Whether the refund is retried only when a person requests it.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason why the bank rejected the last attempt.',
    }),
    bankRef: t.exposeString('endToEndId', {
      nullable: true,
      description: 'The end-to-end id of the payment at the bank.',
    }),
    paidDate: t.exposeString('bookedOn', {
      nullable: true,
      description: 'The day the bank booked the payment.',
    }),
  }),
});

const { PageType, optionData } = pageTypes('Refunds', {
  of: RefundType,
  most: MOST,
  page,
  amount: 'The sum of the refunds, in kroner.',
});
query('getRefunds', {
  description: 'Returns an agency’s refunds, the latest requested first.',
  args: {
    queryData: input(
      'RefundsQueryData',
      withBooks.extend({
        status: z
          .enum(REFUND_STATUSES)
          .nullish()
          .transform((status) => status ?? null),
        refundId: anId.nullish().transform((refundId) => refundId ?? null),
      }),
      { partnerId: WITHOUT_PARTNER, status: 'Defaults to all.', refundId: 'This refund alone.' },
      { isRequired: true },
    ),
    optionData,
  },
  type: PageType,
  run: ({ queryData, optionData: part }, { runner, viewer }) =>
    runner.read(viewer, getRefunds, { ...queryData, ...part }),
});

mutation('approveRefunds', {
  description:
    'Approves refunds of exactly these amounts to these accounts, all or none. For the agency’s approvers.',
  args: {
    inputData: input('ApproveRefundsInputData', z.object({ refunds: toApprove }), {
      refunds: TO_APPROVE,
    }),
  },
  type: [RefundType],
  run: ({ inputData: { refunds } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(approveRefunds, getRefundsById, [...refunds.keys()]), refunds),
});

/** Runs a use case on a refund and returns the refund as it is afterwards. */
function changed<Input>(
  { runner, viewer }: GraphqlContext,
  useCase: (work: Work, input: Input) => Promise<void>,
  { input, refundId }: { input: Input; refundId: string },
): Promise<RefundView> {
  return runner.run(viewer, thenRead(useCase, getRefund, refundId), input);
}
mutation('correctRefund', {
  description:
    'Corrects the receiver of a refund, or retries it. Refused while the refund is ordered from a bank.',
  args: {
    inputData: input('CorrectRefundInputData', correction, {
      account:
        'Eleven digits. If omitted, the account does not change. A new account needs new approvals.',
      name: 'The name of the account’s owner, at most 70 characters.',
    }),
  },
  type: RefundType,
  run: ({ inputData: input }, context) =>
    changed(context, correctRefund, { input, refundId: input.refundId }),
});
mutation('withdrawRefund', {
  description:
    'Withdraws a refund of an ended lease, so that the amount is the lease’s surplus again. Refused while the refund is ordered from a bank. For a refund of a bank payment, use `undoBankSettlement`.',
  args: { inputData: input('WithdrawRefundInputData', z.object({ refundId: anId })) },
  type: RefundType,
  run: ({ inputData: { refundId } }, context) =>
    changed(context, withdrawRefund, { input: refundId, refundId }),
});
