import { defineErrors, literalError } from '../kernel/errors.ts';

export const depositErrors = {
  ...defineErrors('deposits', {
    /** None, or somebody else's. */
    not_found: 'not_found',
    /** It is not as far, or further: `{ status }`. */
    wrong_state: 'conflict',
    /** The lease still runs. */
    lease_runs: 'conflict',
    /** Somebody has asked for the money already. */
    claimed_already: 'conflict',
    /** There is no request, or it is over. */
    no_claim: 'conflict',
    /** The time for it is over: `{ until }`. */
    too_late: 'conflict',
  }),
  kyc_already_submitted: literalError(
    'deposits.kyc_already_submitted',
    'conflict',
    'KYC form already submitted, please wait',
  ),
  /** The lease was taken back meanwhile: nobody needs the form any more. */
  kyc_not_submitted: literalError(
    'deposits.kyc_not_submitted',
    'conflict',
    'KYC form could not be submitted',
  ),
};
