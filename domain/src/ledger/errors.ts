import { defineErrors, literalError } from '../kernel/errors.ts';

export const ledgerErrors = {
  ...defineErrors('ledger', {
    /** No books, or none that the viewer may see. */
    not_found: 'not_found',
  }),
  /** Another book has it: `{ field }`. Clients recognise it by this message, the specification's. */
  alreadyConfigured: literalError(
    'ledger.already_configured',
    'conflict',
    'This configuration already exists',
  ),
};
