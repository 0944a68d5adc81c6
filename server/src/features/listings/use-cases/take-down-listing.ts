import type { Work } from '../../../platform/work.ts';
import { changeListing, findListing } from '../store.ts';

/** Hides a home until {@link restoreListing}, by decision of staff. Permissions are not checked. */
export async function takeDownListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const now = clock.now();
  const before = await findListing(tx, listingId);
  if (!before || before.taken_down_at !== null) return;
  await changeListing(
    tx,
    listingId,
    {
      state: 'inactive',
      state_before_taken_down: before.state,
      taken_down_at: now.toString(),
    },
    now,
  );
}

/** Restores a home that was taken down to its state before. Permissions are not checked. */
export async function restoreListing({ tx, clock }: Work, listingId: string): Promise<void> {
  const found = await findListing(tx, listingId);
  if (!found || found.taken_down_at === null) return;
  await changeListing(
    tx,
    listingId,
    {
      // Homes taken down before the state was recorded had been visible to the person who reported them.
      state: found.state_before_taken_down ?? 'published',
      state_before_taken_down: null,
      taken_down_at: null,
    },
    clock.now(),
  );
}
