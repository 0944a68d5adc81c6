import { defineErrors, literalError } from '../kernel/errors.ts';

export const invoicingErrors = {
  ...defineErrors('invoicing', {
    not_found: 'not_found',
    /** Nobody collects money here: the agency has no books yet. */
    no_books: 'conflict',
    /** More than is left of it: `{ maximum }`, kroner. */
    too_much: 'conflict',
    /** A day on which it can't have been: `{ since, until }`. */
    wrong_day: 'conflict',
    /** A notice goes by post, and is not posted yet. */
    notice_not_posted: 'conflict',
    /** Nothing of it is left to pay. */
    already_settled: 'conflict',
    /** Those days are invoiced: `{ since }`, the first day that is not. */
    already_invoiced: 'conflict',
    /** What is paid too much of a lease that goes on pays its next invoice. */
    not_over: 'conflict',
    /** A payment plan is proposed already, or runs. */
    plan_exists: 'conflict',
    /** Its instalments together are not what is late: `{ owed }`, kroner. */
    plan_sum: 'conflict',
    /** It was accepted, turned down or taken back meanwhile. */
    plan_answered: 'conflict',
    /** More is owed by now than it says. */
    plan_changed: 'conflict',
    /** Not what the lease says may be paid by use. */
    not_in_lease: 'conflict',
  }),
  /** An earlier layout has this length: `{ field }`. Clients know it by this message, the specification's own. */
  alreadyConfigured: literalError(
    'invoicing.already_configured',
    'conflict',
    'This configuration already exists',
  ),
};
