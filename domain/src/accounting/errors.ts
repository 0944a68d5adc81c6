import { defineErrors } from '../kernel/errors.ts';

export const accountingErrors = defineErrors('accounting', {
  /** A PDF has no more lines than this: `{ maximum }`. */
  too_many_lines: 'invalid',
  /** Accounts without a standard account: `{ accounts }`, by their names in the books. */
  unmapped: 'conflict',
  /** Another export of the books is being made. */
  export_waits: 'conflict',
  /** No such export, or one that is not made. */
  not_found: 'not_found',
});
