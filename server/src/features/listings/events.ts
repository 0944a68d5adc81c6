import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';

/** Homes that have been published, or have become cheaper. */
export const LISTINGS_OFFERED = 'listings.offered';

export const listingsOffered = z.object({
  published: z.array(uuid),
  /** `rentBefore` in øre. */
  cheaper: z.array(z.object({ listingId: uuid, rentBefore: z.string() })),
});
export type ListingsOffered = z.output<typeof listingsOffered>;
