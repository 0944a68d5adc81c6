import { defineErrors, literalError } from '../kernel/errors.ts';

export const invoicingErrors = {
  ...defineErrors('invoicing', {
    not_found: 'not_found',
    /** The agency has no books yet. */
    no_books: 'conflict',
    /** More than the unpaid rest: `{ maximum }`, kroner. */
    too_much: 'conflict',
    /** An impossible date: `{ since, until }`. */
    wrong_day: 'conflict',
    /** Eviction can’t be petitioned for yet: `{ reasons }`, {@link ObstacleReason}. */
    petition_refused: 'conflict',
    /** A debt is written off when it is due: `{ dueOn }`. */
    not_due: 'conflict',
    /** A write-off or a credit of the invoice waits for a second person. */
    reduction_waits: 'conflict',
    /** Another person than the one who proposed it agrees to a write-off or a credit. */
    own_reduction: 'forbidden',
    /** The debt changed after a write-off or a credit was proposed: it is proposed again. */
    reduction_changed: 'conflict',
    /** More than one person gives alone: `{ maximum }`, kroner. More is credited when the invoice is sent. */
    discount_too_large: 'conflict',
    /** A write-off or a credit was booked, stopped or taken back meanwhile. */
    reduction_ended: 'conflict',
    /** A key that nobody made can't propose what another person must agree to. */
    unknown_proposer: 'conflict',
    /** The agency bears what is written off of a guaranteed rent, or of another claim than rent. */
    agency_bears: 'conflict',
    /** Only those who run the agency's money have it bear a loss. */
    not_agency: 'forbidden',
    /** The month in which it was booked is closed: `{ until }`, the last closed day. */
    period_closed: 'conflict',
    /** Nothing is left to pay. */
    already_settled: 'conflict',
    /** The days are invoiced: `{ since }`, the first day that is not. */
    already_invoiced: 'conflict',
    /** A small overpayment of a lease that continues pays its next invoice. It is written off once the lease is over. */
    not_over: 'conflict',
    /** There is a proposed or running payment plan already. */
    plan_exists: 'conflict',
    /** The sum of its instalments is not the late amount: `{ owed }`, kroner. */
    plan_sum: 'conflict',
    /** It was accepted, declined or withdrawn meanwhile. */
    plan_answered: 'conflict',
    /** The debt is larger than the plan by now. */
    plan_changed: 'conflict',
    /** The lease does not allow charging it by consumption. */
    not_in_lease: 'conflict',
  }),
  /**
   * An earlier layout has this length: `{ field }`. Clients recognise it by this message, the
   * specification's.
   */
  alreadyConfigured: literalError(
    'invoicing.already_configured',
    'conflict',
    'This configuration already exists',
  ),
};
