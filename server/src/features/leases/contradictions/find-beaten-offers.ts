import { overlapsOf, stops } from '@husvaer/domain/leases/contradictions';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { effectiveEnd } from '../lease-view.ts';
import { findLeases } from '../store.ts';
import { findOtherLeases } from './store.ts';

/** The leases out for signing that nobody can sign any more, because this one has let their home. */
export async function findBeatenOffers(tx: ReadTx, leaseId: string): Promise<string[]> {
  const [lease] = await findLeases(tx, [leaseId]);
  if (!lease) return [];
  const binding = {
    ...lease,
    number: null,
    endsOn: effectiveEnd(lease),
    isBinding: true,
    isExtended: false,
  };
  return (await findOtherLeases(tx, leaseId))
    .filter(({ isBinding }) => !isBinding)
    .filter(({ home, ...offer }) => overlapsOf(offer, [{ ...binding, home }]).some(stops))
    .map(({ id }) => id);
}
