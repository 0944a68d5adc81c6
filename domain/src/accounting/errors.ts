import { defineErrors } from '../kernel/errors.ts';

export const accountingErrors = defineErrors('accounting', {
  /** A PDF has no more lines than this: `{ maximum }`. */
  too_many_lines: 'invalid',
});
