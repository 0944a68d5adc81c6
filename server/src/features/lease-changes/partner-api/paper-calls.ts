import { ADDRESS_SECONDS } from '@husvaer/domain/files/documents';
import { fileErrors } from '@husvaer/domain/files/errors';

import { createDownloadUrl } from '../../files/public.ts';
import type { Called, DescribedCall } from '../../../platform/http/described-calls.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPapers, getLeaseHistory, getLease, tenantsOf } from '../../leases/public.ts';

const reading = { method: 'GET', scope: 'leases:read' } as const;

const leaseIn = (called: Called) => called.id('leaseId');

/** Documents of a lease and its assignment that were made and are valid. */
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

/** Tenants, history and documents of a lease. */
export const paperCalls: DescribedCall[] = [
  {
    ...reading,
    path: '/leases/{leaseId}/tenants',
    operationId: 'getTenants',
    summary: 'The tenants, the main tenant first',
    answers: { 200: ['The tenants.', 'Tenants'] },
    async read(work, called) {
      const tenants = tenantsOf(await getLease(work, leaseIn(called)));
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
    summary: 'The events of a lease, oldest first',
    answers: { 200: ['All events.', 'History'] },
    async read(work, called) {
      const events = await getLeaseHistory(work, await getLease(work, leaseIn(called)));
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
    summary: 'The documents of a lease and its assignment, oldest first',
    answers: { 200: ['The documents that are ready and valid.', 'Documents'] },
    read: async (work, called) => ({ data: await documentsOf(work, leaseIn(called)) }),
  },
  {
    ...reading,
    path: '/leases/{leaseId}/documents/{documentId}',
    operationId: 'getDocument',
    summary: 'A URL of a document that works without a key for some minutes',
    answers: { 200: ['The URL.', 'DocumentAddress'] },
    async read(work, called) {
      const documents = await documentsOf(work, leaseIn(called));
      const id = called.id('documentId');
      if (!documents.some(({ _id }) => _id === id)) throw fileErrors.not_found({ fileId: id });
      const url = new URL(await createDownloadUrl(work, id), work.origin).href;
      const expiresAt = work.clock.now().add({ seconds: ADDRESS_SECONDS });
      return { url, expiresAt: expiresAt.toString() };
    },
  },
];
