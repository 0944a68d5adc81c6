import { defineErrors } from '../kernel/errors.ts';

export const searchErrors = defineErrors('search', {
  beyond_end: 'not_found',
  saved_search_not_found: 'not_found',
  too_many_saved: 'conflict',
});
