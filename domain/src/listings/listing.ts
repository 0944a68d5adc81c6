import { LISTING_FIELDS, shapeOf } from './fields.ts';
import { z } from '../kernel/zod.ts';

/** husleieloven § 3-5: deposit (with guarantee) is at most six months' rent. */
export const DEPOSIT_MAX_RENTS = 6;

/** Rules about several fields are checked even if other fields are missing. */
const WHATEVER_ELSE = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** The content of a listing, shared by the form, the feed and the API. */
export const listingContent = z
  .strictObject(shapeOf(LISTING_FIELDS, 'content'))
  .superRefine((listing, context) => {
    const { monthlyRent, depositAmount, availableFrom, availableTo } = listing;
    if (
      typeof monthlyRent === 'bigint' &&
      typeof depositAmount === 'bigint' &&
      depositAmount > monthlyRent * BigInt(DEPOSIT_MAX_RENTS)
    ) {
      context.addIssue({
        code: 'too_big',
        origin: 'number',
        maximum: (Number(monthlyRent) * DEPOSIT_MAX_RENTS) / 100,
        path: ['depositAmount'],
        input: depositAmount,
      });
    }
    if (availableFrom && availableTo && availableTo < availableFrom) {
      context.addIssue({
        code: 'custom',
        params: { reason: 'swapped' },
        path: ['availableTo'],
        input: availableTo,
      });
    }
  }, WHATEVER_ELSE);

/** As typed (amounts in kroner). */
export type ListingDraft = z.input<typeof listingContent>;
/** As checked (amounts in øre). */
export type ListingContent = z.output<typeof listingContent>;
export type Address = ListingContent['address'];
