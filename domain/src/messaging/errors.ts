import { defineErrors } from '../kernel/errors.ts';

export const messagingErrors = defineErrors('messaging', {
  not_found: 'not_found',
  /** A home for which nobody answers. */
  nobody_there: 'conflict',
  /** One's own home. */
  with_oneself: 'conflict',
  /** The other side wants no messages of theirs, or they of the other's. */
  blocked: 'forbidden',
});
