import { overlapsOf, stops, type ComparedFacts } from '@husvaer/domain/leases/contradictions';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../platform/work.ts';
import type { Lease } from '../store.ts';
import { describe } from './require-consistent.ts';
import { findOtherLeases, lockHome } from './store.ts';

type Let = Pick<Lease, 'id' | 'propertyId' | 'kind'>;
type Days = Pick<ComparedFacts, 'startsOn' | 'endsOn'>;

/**
 * Refuses a change by which a lease would run on days for which somebody else has a binding lease of the home.
 * The home is locked until the end of the transaction. Throws `leases.contradicted`.
 */
export async function requireHomeFree(work: Work, lease: Let, days: Days): Promise<void> {
  const refusal = await refusalOfDays(work, lease, days);
  if (refusal) throw refusal;
}

/** The error of {@link requireHomeFree}; null when the home is free. */
export async function refusalOfDays(
  { tx }: Work,
  { id, propertyId, kind }: Let,
  days: Days,
): Promise<ReturnType<typeof leaseErrors.contradicted> | null> {
  await lockHome(tx, propertyId);
  const found = overlapsOf({ kind, ...days }, await findOtherLeases(tx, id)).filter(stops);
  return found.length > 0
    ? leaseErrors.contradicted({ contradictions: found.map(describe) })
    : null;
}
