import { overlapsOf, stops, type ComparedFacts } from '@husvaer/domain/leases/contradictions';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../platform/work.ts';
import type { Lease } from '../store.ts';
import { describe } from './require-consistent.ts';
import { findOtherLeases, lockHome } from './store.ts';

/**
 * Refuses a change by which a lease would run on days for which somebody else has a binding lease of the home.
 * The home is locked until the end of the transaction. Throws `leases.contradicted`.
 */
export async function requireHomeFree(
  { tx }: Work,
  { id, propertyId, kind }: Pick<Lease, 'id' | 'propertyId' | 'kind'>,
  term: Pick<ComparedFacts, 'startsOn' | 'endsOn'>,
): Promise<void> {
  await lockHome(tx, propertyId);
  const found = overlapsOf({ kind, ...term }, await findOtherLeases(tx, id)).filter(stops);
  if (found.length > 0) throw leaseErrors.contradicted({ contradictions: found.map(describe) });
}
