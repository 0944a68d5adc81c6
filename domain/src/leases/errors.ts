import { defineErrors } from '../kernel/errors.ts';

export const leaseErrors = defineErrors('leases', {
  /** None, or somebody else's. */
  not_found: 'not_found',
  /** A draft alone can be changed; what was sent or signed stands. `{ paper }` */
  wrong_state: 'conflict',
  /** Somebody else has changed the draft meanwhile: `{ version }`. */
  changed_elsewhere: 'conflict',
  /** Nobody lets a home to themselves. */
  own_home: 'conflict',
});
