import { overlapsOf, stops } from '@husvaer/domain/leases/contradictions';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { effectiveEnd } from '../lease-view.ts';
import { findLeases } from '../store.ts';
import { findOtherLeases } from './store.ts';

/** The leases out for signing that nobody can sign any more, because this one has let their home. */
export async function findBeatenOffers(tx: ReadTx, leaseId: string): Promise<string[]> {
  const [lease] = await findLeases(tx, [leaseId]);
  if (!lease) return [];
  const binding = { ...lease, number: null, endsOn: effectiveEnd(lease), isBinding: true };
  return (await findOtherLeases(tx, leaseId))
    .filter(({ isBinding }) => !isBinding)
    .filter(({ isSameHome, ...offer }) =>
      overlapsOf(offer, [{ ...binding, isSameHome }]).some(stops),
    )
    .map(({ id }) => id);
}
