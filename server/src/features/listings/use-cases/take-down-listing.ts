import type { Work } from '../../../platform/work.ts';
import { changeListing, findListing } from '../store.ts';

/** Hides a home until {@link restoreListing}, by decision of staff. Permissions are not checked. */
export async function takeDownListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const now = clock.now();
  const before = await findListing(tx, listingId);
  if (!before || before.takenDownAt !== null) return;
  await changeListing(
    tx,
    listingId,
    {
      state: 'inactive',
      stateBeforeTakenDown: before.state,
      takenDownAt: now.toString(),
    },
    now,
  );
}

/** Restores a home that was taken down to its state before. Permissions are not checked. */
export async function restoreListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const found = await findListing(tx, listingId);
  if (!found || found.takenDownAt === null) return;
  await changeListing(
    tx,
    listingId,
    {
      // Homes taken down before the state was recorded had been visible to the person who reported them.
      state: found.stateBeforeTakenDown ?? 'published',
      stateBeforeTakenDown: null,
      takenDownAt: null,
    },
    clock.now(),
  );
}
