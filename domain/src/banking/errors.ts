import { defineErrors } from '../kernel/errors.ts';

export const bankingErrors = defineErrors('banking', {
  /** Unknown, or another partner's. */
  not_found: 'not_found',
  /** Nothing of the file was booked: `{ problems: FileProblem[], more }`. */
  bad_file: 'invalid',
  /** The form has no file, or the upload broke off. */
  missing: 'invalid',
  /** The same bytes were uploaded before: `{ fileId }`. */
  seen_before: 'conflict',
  /** The line was settled or reopened meanwhile: `{ state }`. */
  wrong_state: 'conflict',
  /** The person brought the file in: another one confirms what it says. */
  own_file: 'forbidden',
  /** The order has had another answer since. */
  answered_since: 'conflict',
  /** What it says about an order is confirmed or dismissed first. */
  answer_waits: 'conflict',
  /** The lease or invoice is in another book. */
  wrong_target: 'invalid',
  /** The month is not over, is signed off already, or lacks statements: `{ reason }`. */
  not_signable: 'conflict',
  /** The month is closed, not over, not signed off, or was booked into since: `{ reason }`. */
  not_closable: 'conflict',
  /** The month is open, or a request to open months waits already: `{ reason }`. */
  not_reopenable: 'conflict',
});
