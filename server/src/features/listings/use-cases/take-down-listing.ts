import type { Work } from '../../../platform/work.ts';
import { changeListing, findListing } from '../store.ts';

/** Takes a home out of sight until {@link restoreListing}, as staff decide. Nobody is asked whether they may. */
export async function takeDownListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const now = clock.now();
  const before = await findListing(tx, listingId);
  if (!before || before.taken_down_at !== null) return;
  await changeListing(
    tx,
    listingId,
    {
      ...{ state: 'inactive', state_before_taken_down: before.state },
      taken_down_at: now.toString(),
    },
    now,
  );
}

/** Makes a home that was taken down what it was before. Nobody is asked whether they may. */
export async function restoreListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const found = await findListing(tx, listingId);
  if (!found || found.taken_down_at === null) return;
  await changeListing(
    tx,
    listingId,
    {
      // Those that were taken down before it was written down were seen by who reported them.
      state: found.state_before_taken_down ?? 'published',
      ...{ state_before_taken_down: null, taken_down_at: null },
    },
    clock.now(),
  );
}
