import { defineErrors, literalError } from '../kernel/errors.ts';

export const depositErrors = {
  ...defineErrors('deposits', {
    /** Unknown, or another's. */
    not_found: 'not_found',
    /** In another status: `{ status }`. */
    wrong_state: 'conflict',
    /** The lease still runs. */
    lease_runs: 'conflict',
    /** There is a request for the money already. */
    claimed_already: 'conflict',
    /** The lease names no account for rent in the bank of the deposit: the tenant's consent is needed. */
    rent_elsewhere: 'conflict',
    /** There is no open request. */
    no_claim: 'conflict',
    /** A tenant gave the bank the number of somebody born on another day. */
    number_differs: 'conflict',
    /** The deadline has passed: `{ until }`. */
    too_late: 'conflict',
  }),
  kyc_already_submitted: literalError(
    'deposits.kyc_already_submitted',
    'conflict',
    'KYC form already submitted, please wait',
  ),
  /** The lease was withdrawn meanwhile: the form is no longer needed. */
  kyc_not_submitted: literalError(
    'deposits.kyc_not_submitted',
    'conflict',
    'KYC form could not be submitted',
  ),
};
