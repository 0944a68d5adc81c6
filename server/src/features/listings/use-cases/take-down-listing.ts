import type { Work } from '../../../platform/work.ts';
import { changeListing } from '../store.ts';

/** Takes a home out of sight for good, as staff decide. Nobody is asked whether they may. */
export function takeDownListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const now = clock.now();
  return changeListing(tx, listingId, { state: 'inactive', taken_down_at: now.toString() }, now);
}
