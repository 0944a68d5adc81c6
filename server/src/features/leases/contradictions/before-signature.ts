import { stops } from '@husvaer/domain/leases/contradictions';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { SignatureCheck } from '../../../platform/work.ts';
import { findPaper } from '../papers/store.ts';
import { findLeases } from '../store.ts';
import { findContradictions } from './find-contradictions.ts';
import { describe } from './require-consistent.ts';
import { lockHome } from './store.ts';

/**
 * Refuses a signature on a lease that contradicts itself by now. The home is locked until the signature is
 * recorded: of two leases for the same days, the one that everybody has signed first becomes binding.
 */
export const refuseContradictory: SignatureCheck = async (work, subject) => {
  const { tx } = work;
  const paper = subject.kind === 'paper' ? await findPaper(tx, subject.id) : undefined;
  if (paper?.kind !== 'lease' || paper.leaseId === null) return null;
  const [lease] = await findLeases(tx, [paper.leaseId]);
  if (!lease) return null;
  await lockHome(tx, lease.propertyId);
  const found = (await findContradictions(work, lease.id)).filter(stops);
  return found.length > 0
    ? leaseErrors.contradicted({ contradictions: found.map(describe) })
    : null;
};
