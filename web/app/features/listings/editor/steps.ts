import { LISTING_STEPS, type ListingStep } from '@husvaer/domain/listings/draft';

export const STEPS = Object.keys(LISTING_STEPS) as ListingStep[];
