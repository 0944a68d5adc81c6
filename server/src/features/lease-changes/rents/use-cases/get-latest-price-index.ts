import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { ReadWork } from '../../../../platform/work.ts';
import { leasePolicy } from '../../../properties/public.ts';
import { findLatestIndex, type KnownIndex } from '../store.ts';

/** The latest known price index, for staff; null before the first. Throws `leases.not_found`. */
export async function getLatestPriceIndex({ tx, viewer }: ReadWork): Promise<KnownIndex | null> {
  if (!leasePolicy.seeIndex(viewer)) throw leaseErrors.not_found();
  return (await findLatestIndex(tx)) ?? null;
}
