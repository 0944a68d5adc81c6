import { defineErrors } from '../kernel/errors.ts';

export const postalErrors = defineErrors('postal', {
  /** No letter, or none of an agency whose money the viewer sees or runs. */
  not_found: 'not_found',
  /** It is posted, was cancelled, or is with the postal service: `{ state }`. */
  wrong_state: 'conflict',
  /** Nobody has said where it goes. */
  no_address: 'conflict',
  /** Not between the day it was queued and today: `{ since, until }`. */
  wrong_day: 'invalid',
  /** Its text gives a deadline that is too short when it is posted after `{ until }`. */
  too_late: 'conflict',
});
