import { LISTING_STEPS, type ListingStep } from '@husvaer/domain/listings/draft';

/** The steps in their order. */
export const STEPS = Object.keys(LISTING_STEPS) as ListingStep[];
