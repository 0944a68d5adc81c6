import { defineErrors } from '../kernel/errors.ts';

export const bankingErrors = defineErrors('banking', {
  /** None, or another partner's. */
  not_found: 'not_found',
  /** Nothing of it was booked: `{ problems: FileProblem[], more }`. */
  bad_file: 'invalid',
  /** There is no file in the form, or it broke off. */
  missing: 'invalid',
  /** The very same bytes: `{ fileId }`. */
  seen_before: 'conflict',
  /** Somebody settled it, or took it back: `{ state }`. */
  wrong_state: 'conflict',
  /** The lease or invoice is not of this line's book. */
  wrong_target: 'invalid',
  /** A month that is not over, is signed, or whose statements have not all come: `{ reason }`. */
  not_signable: 'conflict',
});
