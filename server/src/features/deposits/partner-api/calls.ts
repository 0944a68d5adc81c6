import { depositErrors } from '@husvaer/domain/deposits/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { EVENTS } from './notify-partner.ts';
import type { CallGroup, Called } from '../../../platform/http/described-calls.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { noteDepositGuarantee } from '../use-cases/note-deposit-guarantee.ts';
import { noteDepositInsurance } from '../use-cases/note-deposit-insurance.ts';
import { getDeposit } from '../use-cases/get-deposit.ts';
import { guaranteeOf, insuranceOf, SCHEMAS } from './shapes.ts';
import { writeDeposit } from './write.ts';

const posting = { method: 'POST', scope: 'money:write', isOnce: true } as const;

const leaseIn = (called: Called) => called.id('leaseId');

async function readDeposit(work: ReadWork, leaseId: string) {
  const deposit = await getDeposit(work, leaseId);
  if (!deposit) throw depositErrors.not_found();
  return writeDeposit(deposit);
}

/** The partner API's calls for deposits. Only the lease's own parties can claim the money. */
export const partnerCalls: CallGroup = {
  tag: { name: 'Deposits', description: 'Deposits, insurances and guarantees of leases.' },
  schemas: SCHEMAS,
  events: EVENTS,
  calls: [
    {
      method: 'GET',
      scope: 'money:read',
      path: '/leases/{leaseId}/deposit',
      operationId: 'getDeposit',
      summary: 'A lease’s deposit; it exists once the lease is sent or signed',
      answers: { 200: ['The deposit.', 'Deposit'] },
      read: (work, called) => readDeposit(work, leaseIn(called)),
    },
    {
      ...posting,
      path: '/leases/{leaseId}/deposit/insurance',
      operationId: 'noteDepositInsurance',
      summary: 'Records whether the insurer accepted',
      body: { schema: 'DepositInsurance' },
      answers: { 200: ['The changed deposit.', 'Deposit'] },
      async write(work, called) {
        const contractId = leaseIn(called);
        const input = parseInput(insuranceOf, called.json());
        await noteDepositInsurance(work, { ...input, contractId });
        return { status: 200, body: await readDeposit(work, contractId) };
      },
    },
    {
      ...posting,
      path: '/leases/{leaseId}/deposit/guarantee',
      operationId: 'noteDepositGuarantee',
      summary: 'Records the guarantor',
      body: { schema: 'DepositGuarantee' },
      answers: { 200: ['The changed deposit.', 'Deposit'] },
      async write(work, called) {
        const contractId = leaseIn(called);
        const input = parseInput(guaranteeOf, called.json());
        await noteDepositGuarantee(work, { ...input, contractId });
        return { status: 200, body: await readDeposit(work, contractId) };
      },
    },
  ],
};
