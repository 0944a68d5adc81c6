import { defineErrors } from '../kernel/errors.ts';

export const operationsErrors = defineErrors('operations', {
  /** For whoever is no operator there is nothing here. */
  not_found: 'not_found',
});
