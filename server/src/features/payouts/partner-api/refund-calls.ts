import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { requireBook } from '../../ledger/public.ts';
import { pageAfter } from '../../partners/public.ts';
import type { Called, DescribedCall } from '../../../platform/http/described-calls.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { getRefund } from '../refunds/use-cases/get-refund.ts';
import { viewRefunds } from '../refunds/use-cases/get-refunds.ts';
import { findRefundsAfter } from '../records/refunds/store.ts';
import { withdrawRefund } from '../refunds/use-cases/withdraw-refund.ts';
import { refundPage } from './shapes.ts';
import { writeRefund } from './write.ts';

const readRefund = async (work: ReadWork, called: Called) =>
  writeRefund(await getRefund(work, called.id('refundId')));

/** The partner API's calls for refunds. A refund is requested where the money came in. */
export const refundCalls: DescribedCall[] = [
  {
    method: 'GET',
    scope: 'money:read',
    path: '/refunds',
    operationId: 'getRefunds',
    summary: 'Refunds, in the order in which they were requested',
    query: refundPage,
    answers: { 200: ['A page.', 'RefundPage'] },
    async read(work, { viewer, query }) {
      const { after, limit, leaseId, status } = parseInput(refundPage, query);
      const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
      const request = { bookId, ...(leaseId && { leaseId }), ...(status && { status }) };
      const page = await pageAfter(
        { after, limit },
        {
          key: uuid,
          find: (part) => findRefundsAfter(work.tx, { ...request, ...part }),
          keyOf: ({ id }) => id,
          write: (refund) => refund,
        },
      );
      return { ...page, data: (await viewRefunds(work, page.data)).map(writeRefund) };
    },
  },
  {
    method: 'GET',
    scope: 'money:read',
    path: '/refunds/{refundId}',
    operationId: 'getRefund',
    summary: 'A refund with its receiver, its approvals and the bank’s answer',
    answers: { 200: ['The refund.', 'Refund'] },
    read: readRefund,
  },
  {
    method: 'POST',
    scope: 'money:write',
    isOnce: true,
    path: '/refunds/{refundId}/withdraw',
    operationId: 'withdrawRefund',
    summary:
      'Cancels a refund that was not sent to the bank; the money is the lease’s surplus again',
    answers: { 200: ['The changed refund.', 'Refund'] },
    async write(work, called) {
      await withdrawRefund(work, called.id('refundId'));
      return { status: 200, body: await readRefund(work, called) };
    },
  },
];
