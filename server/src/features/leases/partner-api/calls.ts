import { z } from 'zod';

import { ADDRESS_SECONDS } from '@husvaer/domain/files/documents';
import { fileErrors } from '@husvaer/domain/files/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { withdrawalReason } from '@husvaer/domain/leases/papers';

import { lendDocument } from '../../files/public.ts';
import { cursorPage, pageAfter } from '../../partners/public.ts';
import type { CallGroup, Called, DescribedCall } from '../../../platform/http/described-calls.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPapers } from '../papers/store.ts';
import { callOffLease } from '../use-cases/call-off-lease.ts';
import { changeDraft, draftLeaseUnder } from '../use-cases/draft-lease.ts';
import { getHistory, getLease, getTenants } from '../use-cases/get-leases.ts';
import { viewLeases } from '../use-cases/lease-view.ts';
import { refused } from '../use-cases/refuse-field.ts';
import { sendLease, withdrawLease } from '../use-cases/send-lease.ts';
import {
  addAssignmentFor,
  readAssignment,
  readAssignments,
  readProperties,
  readProperty,
} from './lettings.ts';
import {
  assignmentDraft,
  assignmentPage,
  leaseChange,
  leaseDraft,
  leasePage,
  SCHEMAS,
  sending,
} from './shapes.ts';
import { findAssignmentIds, findPartnerLeaseIds, findPropertyIds } from './store.ts';
import { writeLease } from './write.ts';

const reading = { method: 'GET', scope: 'leases:read' } as const;
const posting = { method: 'POST', scope: 'leases:write' } as const;

const leaseIn = (called: Called) => called.id('leaseId');
const readLease = async (work: ReadWork, id: string) => writeLease(await getLease(work, id));
/** A page of what has an id and is read by it. */
const byId = { key: z.uuid(), keyOf: (id: string) => id, write: (id: string) => id };

/** Papers of a lease and its assignment that were made and stand. */
async function documentsOf(work: ReadWork, leaseId: string) {
  const { assignment } = await getLease(work, leaseId);
  const papers = await findPapers(work.tx, {
    leaseIds: [leaseId],
    assignmentIds: [assignment.id],
  });
  return papers.flatMap(({ kind, state, sentAt, documentId, signedDocumentId }) => {
    const _id = signedDocumentId ?? documentId;
    const stands = state === 'signing' || state === 'signed' || state === 'sent';
    return _id && stands ? { _id, kind, state, sentAt: sentAt.toString() } : [];
  });
}

const properties: DescribedCall[] = [
  {
    ...reading,
    path: '/properties',
    operationId: 'getProperties',
    summary: 'The homes that agreements are about, oldest first',
    query: cursorPage,
    answers: { 200: ['A page.', 'PropertyPage'] },
    async read(work, { viewer, query }) {
      const page = await pageAfter(parseInput(cursorPage, query), {
        ...byId,
        find: (part) => findPropertyIds(work.tx, viewer.partnerId, part),
      });
      return { ...page, data: await readProperties(work, viewer, page.data) };
    },
  },
  {
    ...reading,
    path: '/properties/{propertyId}',
    operationId: 'getProperty',
    summary: 'A home that agreements are about',
    answers: { 200: ['The property.', 'Property'] },
    read: (work, called) => readProperty(work, called.viewer, called.id('propertyId')),
  },
];

const assignments: DescribedCall[] = [
  {
    ...reading,
    path: '/assignments',
    operationId: 'getAssignments',
    summary: 'What landlords have left to you, oldest first',
    query: assignmentPage,
    answers: { 200: ['A page.', 'AssignmentPage'] },
    async read(work, { viewer, query }) {
      const { propertyId, ...part } = parseInput(assignmentPage, query);
      const asked = { partnerId: viewer.partnerId, propertyId };
      const page = await pageAfter(part, {
        ...byId,
        find: (some) => findAssignmentIds(work.tx, asked, some),
      });
      return { ...page, data: await readAssignments(work, viewer, page.data) };
    },
  },
  {
    ...posting,
    path: '/assignments',
    operationId: 'addAssignment',
    summary: 'Writes down what a landlord leaves to you, for a home of yours',
    body: { schema: 'AssignmentDraft' },
    answers: { 201: ['The assignment, for leases to be drafted under.', 'Assignment'] },
    async write(work, called) {
      const said = parseInput(assignmentDraft, called.json());
      const id = await addAssignmentFor(work, called.viewer, said);
      return { status: 201, body: await readAssignment(work, called.viewer, id) };
    },
  },
  {
    ...reading,
    path: '/assignments/{assignmentId}',
    operationId: 'getAssignment',
    summary: 'What a landlord has left to you',
    answers: { 200: ['The assignment.', 'Assignment'] },
    read: (work, called) => readAssignment(work, called.viewer, called.id('assignmentId')),
  },
];

const leases: DescribedCall[] = [
  {
    ...reading,
    path: '/leases',
    operationId: 'getLeases',
    summary: 'The leases, oldest first',
    query: leasePage,
    answers: { 200: ['A page.', 'LeasePage'] },
    async read(work, { viewer, query }) {
      const { after, limit, status, propertyId, updatedSince } = parseInput(leasePage, query);
      const asked = {
        partnerId: viewer.partnerId,
        status,
        propertyId,
        updatedSince: updatedSince ? Temporal.Instant.from(updatedSince) : undefined,
        today: work.clock.today().toString(),
      };
      const page = await pageAfter(
        { after, limit },
        { ...byId, find: (part) => findPartnerLeaseIds(work.tx, asked, part) },
      );
      return { ...page, data: (await viewLeases(work, viewer, page.data)).map(writeLease) };
    },
  },
  {
    ...posting,
    path: '/leases',
    operationId: 'draftLease',
    summary: 'Drafts a lease, under an assignment there is or one that is made with it',
    isOnce: true,
    body: { schema: 'LeaseDraft' },
    answers: { 201: ['The draft.', 'Lease'] },
    async write(work, called) {
      const { assignmentId, assignment, ...content } = parseInput(leaseDraft, called.json());
      if ((assignmentId === undefined) === (assignment === undefined))
        throw refused('assignmentId', assignmentId ? 'not_allowed' : 'required');
      const under = assignmentId ?? (await addAssignmentFor(work, called.viewer, assignment!));
      const id = await draftLeaseUnder(work, { ...content, assignmentId: under });
      return { status: 201, body: await readLease(work, id) };
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}',
    operationId: 'getLease',
    summary: 'A lease, how far it has come and who has signed',
    answers: { 200: ['The lease.', 'Lease'] },
    read: (work, called) => readLease(work, leaseIn(called)),
  },
  {
    method: 'PUT',
    scope: 'leases:write',
    path: '/leases/{leaseId}',
    operationId: 'changeLease',
    summary: 'Changes a draft: all of it is said each time',
    body: { schema: 'LeaseChange' },
    answers: { 200: ['The draft.', 'Lease'] },
    async write(work, called) {
      const said = parseInput(leaseChange, called.json());
      await changeDraft(work, { id: leaseIn(called), ...said });
      return { status: 200, body: await readLease(work, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/send',
    operationId: 'sendLease',
    summary: 'Sends a draft out for signing: every tenant, then the landlord',
    body: { schema: 'Sending', example: { version: 1, language: 'no' } },
    answers: { 202: ['It is put on paper shortly, and then out for signing.', 'Lease'] },
    async write(work, called) {
      const said = parseInput(sending, called.json());
      await sendLease(work, { id: leaseIn(called), ...said });
      return { status: 202, body: await readLease(work, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/withdraw',
    operationId: 'withdrawLease',
    summary: 'Takes back what is out for signing: it is a draft again',
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
      return { status: 200, body: await readLease(work, leaseIn(called)) };
    },
  },
  {
    ...posting,
    path: '/leases/{leaseId}/call-off',
    operationId: 'callOffLease',
    summary: 'Calls off a lease that nobody is bound by yet',
    answers: { 200: ['The lease, closed.', 'Lease'] },
    async write(work, called) {
      await callOffLease(work, leaseIn(called));
      return { status: 200, body: await readLease(work, leaseIn(called)) };
    },
  },
];

const partsOfLeases: DescribedCall[] = [
  {
    ...reading,
    path: '/leases/{leaseId}/tenants',
    operationId: 'getTenants',
    summary: 'Who rents, the main tenant first',
    answers: { 200: ['The tenants.', 'Tenants'] },
    async read(work, called) {
      const tenants = await getTenants(work, leaseIn(called));
      return {
        data: tenants.map(({ accountId, name, email, phoneNumber, position }) => ({
          _id: accountId,
          name,
          email,
          phoneNumber,
          isMainTenant: position === 0,
        })),
      };
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}/history',
    operationId: 'getHistory',
    summary: 'What has happened to a lease, oldest first',
    answers: { 200: ['All of it.', 'History'] },
    async read(work, called) {
      const events = await getHistory(work, leaseIn(called));
      return {
        data: events.map(({ position, at, name, payload }) => ({
          position,
          at: at.toString(),
          name,
          system: typeof payload['system'] === 'string' ? payload['system'] : null,
        })),
      };
    },
  },
  {
    ...reading,
    path: '/leases/{leaseId}/documents',
    operationId: 'getDocuments',
    summary: 'The papers of a lease and its assignment, oldest first',
    answers: { 200: ['Those that were made and stand.', 'Documents'] },
    read: async (work, called) => ({ data: await documentsOf(work, leaseIn(called)) }),
  },
  {
    ...reading,
    path: '/leases/{leaseId}/documents/{documentId}',
    operationId: 'getDocument',
    summary: 'Where a paper is fetched, without a key, for some minutes',
    answers: { 200: ['Its address.', 'DocumentAddress'] },
    async read(work, called) {
      const documents = await documentsOf(work, leaseIn(called));
      const id = called.id('documentId');
      if (!documents.some(({ _id }) => _id === id)) throw fileErrors.not_found({ fileId: id });
      const url = new URL(await lendDocument(work, id), work.origin).href;
      const expiresAt = work.clock.now().add({ seconds: ADDRESS_SECONDS });
      return { url, expiresAt: expiresAt.toString() };
    },
  },
];

/** What partners' own systems call for their leases. */
export const leaseCalls: CallGroup = {
  tag: { name: 'Leases', description: 'Properties, assignments and leases of the partner.' },
  schemas: SCHEMAS,
  calls: [...properties, ...assignments, ...leases, ...partsOfLeases],
};
