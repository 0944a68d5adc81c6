import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseEnvelope, parseInput } from '@husvaer/domain/kernel/validation';
import { withdrawalReason } from '@husvaer/domain/leases/papers';

import { pageAfter, withChanges } from '../../partners/public.ts';
import type { Called, DescribedCall } from '../../../platform/http/described-calls.ts';
import { callOffLease, sendLease, withdrawLease } from '../../lease-documents/public.ts';
import {
  addLeaseUnder,
  findPartnerLeaseIds,
  updateLease,
  viewLeases,
  draftContent,
} from '../../leases/public.ts';
import { refused } from '../../properties/public.ts';
import { confirmSignerName } from '../signers/use-cases/confirm-signer-name.ts';
import { addAssignmentFor } from './lettings.ts';
import { readChanged, readLease } from './read-lease.ts';
import { leaseChange, leaseDraft, leasePage, nameConfirmation, sending } from './shapes.ts';
import { writeLease } from './write.ts';

const reading = { method: 'GET', scope: 'leases:read' } as const;
const posting = { method: 'POST', scope: 'leases:write' } as const;

const leaseIn = (called: Called) => called.id('leaseId');

/** Leases, from draft to signature. */
export const leaseCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/leases',
    operationId: 'getLeases',
    summary: 'The leases, oldest first',
    query: leasePage,
    answers: { 200: ['A page.', 'LeasePage'] },
    async read(work, { viewer, query }) {
      const { after, limit, status, propertyId, updatedSince } = parseInput(leasePage, query);
      const request = {
        partnerId: viewer.partnerId,
        status,
        propertyId,
        updatedSince,
        today: work.clock.today().toString(),
      };
      const page = await pageAfter(
        { after, limit },
        {
          key: uuid,
          find: (part) => findPartnerLeaseIds(work.tx, request, part),
          keyOf: (id) => id,
          write: (id) => id,
        },
      );
      const leases = (await viewLeases(work, viewer, page.data)).map(writeLease);
      return { ...page, data: await withChanges(work, leases) };
    },
  },
  {
    ...posting,
    path: '/leases',
    operationId: 'draftLease',
    summary: 'Drafts a lease, under an existing assignment or one that is created with it',
    isOnce: true,
    body: { schema: 'LeaseDraft' },
    answers: { 201: ['The draft.', 'Lease'] },
    async write(work, called) {
      const { assignmentId, assignment, ...content } = parseEnvelope(leaseDraft, called.json());
      if ((assignmentId === undefined) === (assignment === undefined))
        throw refused('assignmentId', assignmentId ? 'not_allowed' : 'required');
      const under = assignmentId ?? (await addAssignmentFor(work, called.viewer, assignment!));
      const draft = parseInput(draftContent(work.clock.today().toString()), content);
      const id = await addLeaseUnder(work, { ...draft, assignmentId: under });
      return { status: 201, body: await readChanged(work, called.viewer, id) };
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}',
    operationId: 'getLease',
    summary: 'A lease, its state and its signatures',
    answers: { 200: ['The lease.', 'Lease'] },
    read: (work, called) => readLease(work, leaseIn(called)),
  },
  {
    method: 'PUT',
    scope: 'leases:write',
    path: '/leases/{leaseId}',
    operationId: 'changeLease',
    summary: 'Replaces a draft: each call has all its fields',
    body: { schema: 'LeaseChange' },
    answers: { 200: ['The draft.', 'Lease'] },
    async write(work, called) {
      const { version, ...content } = parseEnvelope(leaseChange, called.json());
      const draft = parseInput(draftContent(work.clock.today().toString()), content);
      await updateLease(work, { id: leaseIn(called), version, ...draft });
      return { status: 200, body: await readChanged(work, called.viewer, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/send',
    operationId: 'sendLease',
    summary: 'Sends a draft for signing: to all tenants, then to the landlord',
    body: { schema: 'Sending', example: { version: 1, language: 'no' } },
    answers: { 202: ['The document is created soon, and then sent for signing.', 'Lease'] },
    async write(work, called) {
      const input = parseInput(sending, called.json());
      await sendLease(work, { id: leaseIn(called), ...input });
      return { status: 202, body: await readChanged(work, called.viewer, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/signers/{signerId}/confirm-name',
    operationId: 'confirmSignerName',
    summary: 'Confirms that a signer is the person whom their electronic identity names otherwise',
    body: { schema: 'NameConfirmation', example: { otherName: 'Kari Marie Nordmann' } },
    answers: { 200: ['The lease. The signer can sign now.', 'Lease'] },
    async write(work, called) {
      const { otherName } = parseInput(nameConfirmation, called.json());
      const signer = { id: leaseIn(called), signerId: called.id('signerId') };
      await confirmSignerName(work, { ...signer, otherName });
      return { status: 200, body: await readChanged(work, called.viewer, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/withdraw',
    operationId: 'withdrawLease',
    summary: 'Withdraws a lease that is out for signing: it is a draft again',
    body: {
      schema: { type: 'object', properties: { reason: { type: ['string', 'null'] } } },
    },
    answers: { 200: ['The draft.', 'Lease'] },
    async write(work, called) {
      const { reason } = parseInput(
        z.strictObject({ reason: withdrawalReason }),
        called.text === '' ? {} : called.json(),
      );
      await withdrawLease(work, { id: leaseIn(called), reason });
      return { status: 200, body: await readChanged(work, called.viewer, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/call-off',
    operationId: 'callOffLease',
    summary: 'Cancels a lease that is not binding yet',
    answers: { 200: ['The lease, closed.', 'Lease'] },
    async write(work, called) {
      await callOffLease(work, leaseIn(called));
      return { status: 200, body: await readChanged(work, called.viewer, leaseIn(called)) };
    },
  },
];
