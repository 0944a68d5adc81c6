import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { settlement } from '@husvaer/domain/banking/lines';

import { requireBook } from '../../ledger/public.ts';
import { cursorPage, pageAfter } from '../../partners/public.ts';
import type { CallGroup, DescribedCall } from '../../../platform/http/described-calls.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { settleBankException } from '../exceptions/use-cases/settle-bank-exception.ts';
import { undoBankSettlement } from '../exceptions/use-cases/undo-bank-settlement.ts';
import { findWaitingAfter } from '../lines/store.ts';
import { findRepeatsAfter } from '../lines/repeats/store.ts';
import { getBankException } from '../exceptions/use-cases/get-bank-exception.ts';
import { RECONCILIATION_SCHEMAS, reconciliationCall } from './reconciliation-call.ts';
import { SCHEMAS, settling } from './shapes.ts';
import { writeRepeat, writeSuggestion, writeUnmatched } from './write.ts';
import { fileCalls } from './file-calls.ts';
import { surplusCalls } from './surplus-calls.ts';

const reading = { method: 'GET', scope: 'money:read' } as const;
const posting = { method: 'POST', scope: 'money:write', isOnce: true } as const;

async function readUnplaced(work: ReadWork, lineId: string) {
  return writeUnmatched(await getBankException(work, lineId));
}

const unplacedCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/payments/unplaced',
    operationId: 'getUnplacedPayments',
    summary: 'Unmatched payments, in the order in which they were read',
    query: cursorPage,
    answers: { 200: ['A page.', 'UnplacedPaymentPage'] },
    async read(work, { viewer, query }) {
      const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
      return pageAfter(parseInput(cursorPage, query), {
        key: uuid,
        find: (part) => findWaitingAfter(work.tx, bookId, part),
        keyOf: ({ id }) => id,
        write: writeUnmatched,
      });
    },
  },
  {
    ...reading,
    path: '/payments/unplaced/{lineId}',
    operationId: 'getUnplacedPayment',
    summary: 'An unmatched payment, its settlement, and suggested leases',
    answers: { 200: ['The payment.', 'UnplacedPaymentDetails'] },
    async read(work, called) {
      const line = await getBankException(work, called.id('lineId'));
      const suggestions = line.suggestions.map(writeSuggestion);
      return { ...writeUnmatched(line), suggestions };
    },
  },
  {
    ...posting,
    path: '/payments/unplaced/{lineId}/settle',
    operationId: 'settleUnplacedPayment',
    summary: 'Settles an unmatched payment: as a lease’s rent, or otherwise',
    body: { schema: 'PaymentSettlement' },
    answers: { 200: ['The changed payment.', 'UnplacedPayment'] },
    async write(work, called) {
      const { leaseId, ...input } = parseInput(settling, called.json());
      const lineId = called.id('lineId');
      const body = parseInput(settlement, { ...input, lineId, contractId: leaseId });
      await settleBankException(work, body);
      return { status: 200, body: await readUnplaced(work, lineId) };
    },
  },
  {
    ...posting,
    path: '/payments/unplaced/{lineId}/undo',
    operationId: 'undoSettledPayment',
    summary: 'Undoes a settlement: the payment is unmatched again',
    answers: { 200: ['The changed payment.', 'UnplacedPayment'] },
    async write(work, called) {
      const lineId = called.id('lineId');
      await undoBankSettlement(work, lineId);
      return { status: 200, body: await readUnplaced(work, lineId) };
    },
  },
];

const repeatedCall: DescribedCall = {
  ...reading,
  path: '/payments/repeated',
  operationId: 'getRepeatedPayments',
  summary:
    'Payments that were recognised as repeats of an earlier file, in the order in which they were read',
  query: cursorPage,
  answers: { 200: ['A page.', 'RepeatedPaymentPage'] },
  async read(work, { viewer, query }) {
    const { id: bookId } = await requireBook(work, viewer.partnerId, 'see');
    return pageAfter(parseInput(cursorPage, query), {
      key: uuid,
      find: (part) => findRepeatsAfter(work.tx, bookId, part),
      keyOf: ({ id }) => id,
      write: writeRepeat,
    });
  },
};

/** The partner API's calls for the bank's files. */
export const partnerCalls: CallGroup = {
  tag: { name: 'Bank files', description: 'Your bank’s files, and unmatched payments.' },
  schemas: { ...SCHEMAS, ...RECONCILIATION_SCHEMAS },
  calls: [...fileCalls, ...unplacedCalls, repeatedCall, reconciliationCall, ...surplusCalls],
};
