import { defineErrors } from '../kernel/errors.ts';

export const listingErrors = defineErrors('listings', {
  not_found: 'not_found',
  withdrawn: 'gone',
  wrong_state: 'conflict',
  forbidden: 'forbidden',
  too_many_favourites: 'conflict',
  /** A shared list that never was, or is shared no more. */
  list_not_found: 'not_found',
});
