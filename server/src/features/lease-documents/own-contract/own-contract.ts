import { leaseErrors } from '@husvaer/domain/leases/errors';
import type { OwnContractRefusal } from '@husvaer/domain/lease-documents/own-contract';

import type { Work } from '../../../platform/work.ts';
import { requirePaperState, loadLeaseForUpdate } from '../../leases/public.ts';

export interface OfDraft {
  contractId: string;
  version: number;
}

export const PATH = 'inputData.key';

export async function loadDraftForUpdate(work: Work, { contractId, version }: OfDraft) {
  const taken = await loadLeaseForUpdate(work, contractId);
  requirePaperState(taken.lease, ['draft']);
  if (taken.lease.version !== version)
    throw leaseErrors.changed_elsewhere({ version: taken.lease.version });
  return taken;
}

export const refusedFor = (reason: OwnContractRefusal, maximum?: number) =>
  leaseErrors.own_contract_refused({ path: PATH, reason, maximum });
