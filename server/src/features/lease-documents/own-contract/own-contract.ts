import { accountErrors } from '@husvaer/domain/accounts/errors';
import { extensionOf } from '@husvaer/domain/files/documents';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import {
  OWN_CONTRACT_BYTES_MAX,
  OWN_CONTRACT_PAGES_MAX,
  type OwnContractRefusal,
} from '@husvaer/domain/lease-documents/own-contract';

import { takeDocument, type Document } from '../../files/public.ts';
import { takeOthersPdfApart } from '../../../platform/pdf/others-pdf-apart.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  recordLeaseEvent,
  findLeaseIdsByContract,
  saveOwnContract,
  viewLeases,
  expectPaper,
  takeLease,
} from '../../leases/public.ts';
import { accountOf, leasePolicy } from '../../properties/public.ts';

interface OfDraft {
  contractId: string;
  version: number;
}

const PATH = 'inputData.key';

/**
 * Makes a document of what was uploaded as the contract of a draft. Throws what {@link setOwnContract}
 * and `takeDocument` do, and `leases.own_contract_refused` for what is no PDF, or too big.
 */
export async function takeContract(
  work: Work,
  { key, ...draft }: OfDraft & { key: string },
): Promise<Document> {
  await takeDraft(work, draft);
  const ownerId = accountOf(work.viewer);
  if (ownerId === null) throw accountErrors.login_required();
  if (extensionOf(key) !== 'pdf') throw refusedFor('not_pdf');
  const document = await takeDocument(work, { key, ownerId, path: PATH });
  if (document.size > OWN_CONTRACT_BYTES_MAX) throw refusedFor('too_big', OWN_CONTRACT_BYTES_MAX);
  return document;
}

/** Reads a PDF that is to be signed, before anybody is shown it. Throws `leases.own_contract_refused`. */
export async function expectContract({ storage }: ReadWork, { key }: Document): Promise<void> {
  const bytes = await storage.read(key);
  if (!bytes) throw refusedFor('unreadable');
  const read = await takeOthersPdfApart({ bytes, pagesMax: OWN_CONTRACT_PAGES_MAX });
  if ('refusal' in read) throw refusedFor(read.refusal, OWN_CONTRACT_PAGES_MAX);
}

/**
 * Says what a draft is signed with: a landlord's own contract that was read, or with null the
 * standard contract. Throws `leases.not_found`, `leases.wrong_state` for what was sent, and
 * `leases.changed_elsewhere` for a version that is not the latest.
 */
export async function setOwnContract(
  work: Work,
  { documentId, ...draft }: OfDraft & { documentId: string | null },
): Promise<void> {
  const { about } = await takeDraft(work, draft);
  await saveOwnContract(work.tx, draft.contractId, documentId);
  await recordLeaseEvent(work, about, 'changed');
}

/** Whether the viewer may read a document because it is the contract of a lease that they read. */
export async function mayReadContract(work: ReadWork, documentId: string): Promise<boolean> {
  const { tx, viewer } = work;
  if (!leasePolicy.see(viewer)) return false;
  const ids = await findLeaseIdsByContract(tx, documentId);
  return (await viewLeases(work, viewer, ids)).length > 0;
}

async function takeDraft(work: Work, { contractId, version }: OfDraft) {
  const taken = await takeLease(work, contractId);
  expectPaper(taken.lease, ['draft']);
  if (taken.lease.version !== version)
    throw leaseErrors.changed_elsewhere({ version: taken.lease.version });
  return taken;
}

const refusedFor = (reason: OwnContractRefusal, maximum?: number) =>
  leaseErrors.own_contract_refused({ path: PATH, reason, maximum });
