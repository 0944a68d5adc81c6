import { defineErrors } from '../kernel/errors.ts';

export const listingErrors = defineErrors('listings', {
  not_found: 'not_found',
  withdrawn: 'gone',
  wrong_state: 'conflict',
  forbidden: 'forbidden',
});
