import type { PayoutDetailsQuery } from './payout-details.graphql.ts';

/** A payout with all details. */
export type Payout = PayoutDetailsQuery['payoutDetails'];
