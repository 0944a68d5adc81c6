import { defineErrors } from '../kernel/errors.ts';

export const postalErrors = defineErrors('postal', {
  /** The letter does not exist, or belongs to an agency whose money the viewer can't see or manage. */
  not_found: 'not_found',
  /** It is posted, cancelled, or with the postal service: `{ state }`. */
  wrong_state: 'conflict',
  /** The letter has no address. */
  no_address: 'conflict',
  /** Not between the day it was queued and today: `{ since, until }`. */
  wrong_day: 'invalid',
  /** Neither a receipt nor a tracking number shows that a letter of this `{ kind }` was posted. */
  not_proved: 'invalid',
  /** The deadline in its text is too short when it is posted after `{ until }`. */
  too_late: 'conflict',
});
