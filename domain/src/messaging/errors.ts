import { defineErrors } from '../kernel/errors.ts';

export const messagingErrors = defineErrors('messaging', {
  not_found: 'not_found',
  /** A home without a contact person. */
  nobody_there: 'conflict',
  /** The user's own home. */
  with_oneself: 'conflict',
  /** One side has blocked the other. */
  blocked: 'forbidden',
});
