import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { requireBook } from '../../ledger/public.ts';
import { pageAfter } from '../../partners/public.ts';
import { EVENTS } from './notify-partner.ts';
import type { CallGroup, Called } from '../../../platform/http/described-calls.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { holdPayout } from '../approvals/use-cases/hold-payout.ts';
import { releasePayout } from '../approvals/use-cases/release-payout.ts';
import { getNextPayout } from '../use-cases/get-next-payout.ts';
import { getPayout } from '../use-cases/get-payout.ts';
import { viewPayouts } from '../use-cases/view-payouts.ts';
import { holdPayoutInput, payoutPage, SCHEMAS } from './shapes.ts';
import { refundCalls } from './refund-calls.ts';
import { findPayoutsAfter } from './store.ts';
import { writePayout } from './write.ts';

const reading = { method: 'GET', scope: 'money:read' } as const;
const posting = { method: 'POST', scope: 'money:write', isOnce: true } as const;

const readPayout = async (work: ReadWork, called: Called) =>
  writePayout(await getPayout(work, called.id('payoutId')));

/** The partner API's calls for payouts. A key cannot approve one: only named people can. */
export const partnerCalls: CallGroup = {
  tag: { name: 'Payouts', description: 'Payouts to landlords, and refunds to others.' },
  schemas: SCHEMAS,
  events: EVENTS,
  calls: [
    {
      ...reading,
      path: '/payouts',
      operationId: 'getPayouts',
      summary: 'Payouts in the order in which they were created, including expected ones',
      query: payoutPage,
      answers: { 200: ['A page.', 'PayoutPage'] },
      async read(work, { viewer, query }) {
        const { after, limit, leaseId, status } = parseInput(payoutPage, query);
        const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
        const request = { bookId, ...(leaseId && { leaseId }), ...(status && { status }) };
        const page = await pageAfter(
          { after, limit },
          {
            key: uuid,
            find: (part) => findPayoutsAfter(work.tx, request, part),
            keyOf: ({ id }) => id,
            write: (payout) => payout,
          },
        );
        return { ...page, data: (await viewPayouts(work, page.data)).map(writePayout) };
      },
    },
    {
      ...reading,
      path: '/payouts/{payoutId}',
      operationId: 'getPayout',
      summary: 'A payout with its lines and its events',
      answers: { 200: ['The payout.', 'Payout'] },
      read: readPayout,
    },
    {
      ...reading,
      path: '/leases/{leaseId}/next-payout',
      operationId: 'getNextPayout',
      summary: 'The next payout of a lease',
      answers: { 200: ['The payout; null when none is expected.', 'NextPayout'] },
      async read(work, called) {
        const next = await getNextPayout(work, called.id('leaseId'));
        return { data: next && writePayout(next) };
      },
    },
    {
      ...posting,
      path: '/payouts/{payoutId}/hold',
      operationId: 'holdPayout',
      summary: 'Holds a payout: it is not sent to the bank until it is released',
      body: { schema: 'PayoutHold' },
      answers: { 200: ['The changed payout.', 'Payout'] },
      async write(work, called) {
        const { reason } = parseInput(holdPayoutInput, called.json());
        await holdPayout(work, { payoutId: called.id('payoutId'), reason });
        return { status: 200, body: await readPayout(work, called) };
      },
    },
    {
      ...posting,
      path: '/payouts/{payoutId}/release',
      operationId: 'releasePayout',
      summary: 'Releases a held payout',
      answers: { 200: ['The changed payout.', 'Payout'] },
      async write(work, called) {
        await releasePayout(work, called.id('payoutId'));
        return { status: 200, body: await readPayout(work, called) };
      },
    },
    ...refundCalls,
  ],
};
