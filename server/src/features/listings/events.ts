import { z } from 'zod';

/** Homes that anybody can find from now on, or find cheaper than before. */
export const LISTINGS_OFFERED = 'listings.offered';

export const listingsOffered = z.object({
  published: z.array(z.uuid()),
  /** `rentBefore` in øre. */
  cheaper: z.array(z.object({ listingId: z.uuid(), rentBefore: z.string() })),
});
export type ListingsOffered = z.output<typeof listingsOffered>;
