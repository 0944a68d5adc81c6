import type { PayoutDetailsQuery } from './payout-details.graphql.ts';

/** A payout with all there is to know of it. */
export type Payout = PayoutDetailsQuery['payoutDetails'];
