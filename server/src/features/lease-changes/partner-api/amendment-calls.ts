import { oreToKroner } from '@husvaer/domain/kernel/money';
import { parseEnvelope, parseInput } from '@husvaer/domain/kernel/validation';
import type { ending, extension, tenantsChange } from '@husvaer/domain/lease-changes/amendment';
import type { givenNotice } from '@husvaer/domain/leases/notice';

import type { Called, DescribedCall } from '../../../platform/http/described-calls.ts';
import type { Work } from '../../../platform/work.ts';
import { getLease, withdrawNotice } from '../../leases/public.ts';
import { changeTenants } from '../amendments/use-cases/change-tenants.ts';
import { endLease } from '../amendments/use-cases/end-lease.ts';
import { extendLease } from '../amendments/use-cases/extend-lease.ts';
import { withdrawAmendment } from '../amendments/use-cases/withdraw-amendment.ts';
import { giveNotice } from '../notices/use-cases/give-notice.ts';
import { getLeaseProtocols } from '../protocols/use-cases/get-lease-protocols.ts';
import { adjustRent } from '../rents/use-cases/adjust-rent.ts';
import { getRentAdjustment } from '../rents/use-cases/get-rent-adjustment.ts';
import { unread } from '../../../platform/unread.ts';
import { readChanged } from './read-lease.ts';
import {
  adjustmentOf,
  amendmentWithdrawal,
  endingOf,
  extensionOf,
  noticeOf,
  tenantsChangeOf,
} from './amendment-shapes.ts';
import { writeProtocol } from './write.ts';

const reading = { method: 'GET', scope: 'leases:read' } as const;
const posting = { method: 'POST', scope: 'leases:write' } as const;
const SENT = ['It is sent to everybody for signing soon.', 'Lease'] as [string, string];

const leaseIn = (called: Called) => called.id('leaseId');

async function answer(status: number, work: Work, called: Called) {
  return { status, body: await readChanged(work, called.viewer, leaseIn(called)) };
}

/** What people sign after the lease, and what the law calculates. */
export const amendmentCalls: DescribedCall[] = [
  {
    ...posting,
    path: '/leases/{leaseId}/extension',
    operationId: 'extendLease',
    summary: 'Sends an extension to all tenants for signing, then to the landlord',
    body: { schema: 'LeaseExtension', example: { endsOn: '2031-12-31' } },
    answers: { 202: SENT },
    async write(work, called) {
      const { language, confirmed, ...terms } = parseEnvelope(extensionOf, called.json());
      const rest = unread<ReturnType<typeof extension>>(terms);
      await extendLease(work, { contractId: leaseIn(called), language, rest, confirmed });
      return answer(202, work, called);
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/ending',
    operationId: 'endLease',
    summary:
      'Sends an agreement that the lease ends to all tenants for signing, then to the landlord',
    body: { schema: 'LeaseEnding', example: { endsOn: '2028-01-31' } },
    answers: { 202: SENT },
    async write(work, called) {
      const { language, ...terms } = parseEnvelope(endingOf, called.json());
      const rest = unread<ReturnType<typeof ending>>(terms);
      await endLease(work, { contractId: leaseIn(called), language, rest });
      return answer(202, work, called);
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/tenants-change',
    operationId: 'changeTenants',
    summary: 'Sends a change of tenants to everybody for signing, those who leave and join too',
    body: { schema: 'TenantsChange' },
    answers: { 202: SENT },
    async write(work, called) {
      const { language, confirmed, ...terms } = parseEnvelope(tenantsChangeOf, called.json());
      const rest = unread<ReturnType<typeof tenantsChange>>(terms);
      await changeTenants(work, { contractId: leaseIn(called), language, rest, confirmed });
      return answer(202, work, called);
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/amendments/withdraw',
    operationId: 'withdrawAmendment',
    summary: 'Withdraws an extension, an ending or a change of tenants that is out for signing',
    body: { schema: 'AmendmentWithdrawal' },
    answers: { 200: ['The lease.', 'Lease'] },
    async write(work, called) {
      const input = parseInput(amendmentWithdrawal, called.json());
      await withdrawAmendment(work, { id: leaseIn(called), ...input });
      return answer(200, work, called);
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/notice',
    operationId: 'giveNotice',
    summary: 'Gives the landlord’s notice, with a letter to all tenants (§ 9-7)',
    isOnce: true,
    body: {
      schema: 'NoticeDraft',
      example: { ground: 'own_use', reason: 'Datteren flytter inn.', approvedOn: '2027-01-15' },
    },
    answers: { 200: ['The lease, with its notice.', 'Lease'] },
    async write(work, called) {
      const { language, ...terms } = parseEnvelope(noticeOf, called.json());
      const rest = unread<ReturnType<typeof givenNotice>>(terms);
      await giveNotice(work, { contractId: leaseIn(called), language, rest });
      return answer(200, work, called);
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/notice/withdraw',
    operationId: 'withdrawNotice',
    summary: 'Withdraws the landlord’s notice, or lets tenants who gave notice stay',
    answers: { 200: ['The lease goes on.', 'Lease'] },
    async write(work, called) {
      await withdrawNotice(work, leaseIn(called));
      return answer(200, work, called);
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}/rent-adjustment',
    operationId: 'getRentAdjustment',
    summary: 'The rent that the price index allows, and its first possible day',
    answers: { 200: ['Null while an index is missing.', 'PossibleAdjustment'] },
    async read(work, called) {
      const possible = await getRentAdjustment(work, await getLease(work, leaseIn(called)));
      if (!possible) return { possible };
      const { from, amount, takesEffectOn: earliest } = possible;
      return { possible: { from: oreToKroner(from), to: oreToKroner(amount), earliest } };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/rent-adjustment',
    operationId: 'adjustRent',
    summary: 'Announces the rent by the price index, with a letter to everybody (§ 4-2)',
    isOnce: true,
    body: { schema: 'RentAdjustment' },
    answers: { 200: ['The lease, with the coming rent.', 'Lease'] },
    async write(work, called) {
      const { expected, ...input } = parseInput(adjustmentOf, called.json());
      const shown = expected == null ? {} : { expected };
      await adjustRent(work, { id: leaseIn(called), ...input, ...shown });
      return answer(200, work, called);
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}/protocols',
    operationId: 'getProtocols',
    summary: 'The protocols of moving in and out',
    answers: { 200: ['All protocols.', 'Protocols'] },
    read: async (work, called) => ({
      data: (await getLeaseProtocols(work, leaseIn(called))).map(writeProtocol),
    }),
  },
];
