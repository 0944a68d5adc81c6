import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { requireBook } from '../../ledger/public.ts';
import { findSurplusesAfter } from '../../leases/public.ts';
import { cursorPage, pageAfter } from '../../partners/public.ts';
import type { DescribedCall } from '../../../platform/http/described-calls.ts';
import { viewSurpluses } from '../surpluses/use-cases/get-surpluses.ts';
import { refundSurplus } from '../surpluses/use-cases/refund-surplus.ts';
import { refunding } from './shapes.ts';
import { writeSurplus } from './write.ts';

/** The partner API's calls for overpaid leases. */
export const surplusCalls: DescribedCall[] = [
  {
    method: 'GET',
    scope: 'money:read',
    path: '/surpluses',
    operationId: 'getSurpluses',
    summary: 'Surpluses of leases',
    query: cursorPage,
    answers: { 200: ['A page.', 'SurplusPage'] },
    async read(work, { viewer: { partnerId }, query }) {
      await requireBook(work, partnerId, 'see');
      const page = await pageAfter(parseInput(cursorPage, query), {
        key: uuid,
        find: (part) => findSurplusesAfter(work.tx, partnerId, part),
        keyOf: ({ leaseId }) => leaseId,
        write: (surplus) => surplus,
      });
      return { ...page, data: (await viewSurpluses(work, page.data)).map(writeSurplus) };
    },
  },
  {
    method: 'POST',
    scope: 'money:write',
    isOnce: true,
    path: '/leases/{leaseId}/surplus/refund',
    operationId: 'refundSurplus',
    summary: 'Requests a refund of the surplus; the refund waits for approval',
    body: { schema: 'SurplusRefund' },
    answers: { 201: ['The refund.', 'AskedRefund'] },
    async write(work, called) {
      const input = parseInput(refunding, called.json());
      const refundId = await refundSurplus(work, { ...input, contractId: called.id('leaseId') });
      return { status: 201, body: { refundId } };
    },
  },
];
