import { keyOf } from '@husvaer/domain/leases/contradictions';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import { loadLeaseForUpdate } from '../../load-lease-for-update.ts';
import { findContradictions, isOpen } from '../find-contradictions.ts';
import { confirm, describe, mayConfirm } from '../require-consistent.ts';

/**
 * Confirms what seems to contradict itself in a lease, for those who write its documents. Throws
 * `leases.not_found`, and `leases.contradicted` when a key names nothing that is open, what stops, or
 * the viewer's own name.
 */
export async function confirmContradictions(
  work: Work,
  { id, keys }: { id: string; keys: readonly string[] },
): Promise<void> {
  const { about } = await loadLeaseForUpdate(work, id);
  const found = await findContradictions(work, id);
  const named = found.filter((one) => mayConfirm(work, one) && keys.includes(keyOf(one)));
  if (named.length < new Set(keys).size)
    throw leaseErrors.contradicted({ contradictions: found.filter(isOpen).map(describe) });
  // A second tab confirms nothing twice.
  await confirm(work, about, named.filter(isOpen));
}
