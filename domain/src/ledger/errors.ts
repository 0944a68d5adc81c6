import { defineErrors, literalError } from '../kernel/errors.ts';

export const ledgerErrors = {
  ...defineErrors('ledger', {
    /** No books, or none that the viewer may see. */
    not_found: 'not_found',
    /** The person requested the change: another one agrees to it. */
    own_request: 'forbidden',
    /** A change that somebody agreed to is about to count: stop it first. */
    change_waits: 'conflict',
    /** What the person agrees to was changed after they had read it. */
    changed: 'conflict',
    /** Another book names the client account, and the bank has not confirmed whose it is: `{ field }`. */
    account_claimed: 'conflict',
    /** The client account is one that a landlord is paid to: `{ field }`. */
    account_of_payee: 'conflict',
    /** The operator refused the client account to this book: `{ field }`, if an input names it. */
    account_refused: 'conflict',
    /** A person who runs the books can't audit them: `{ field }`. */
    auditor_runs_books: 'conflict',
    /** The person is invited, or may read the books already: `{ field }`. */
    auditor_exists: 'conflict',
    /** The bank has confirmed the client account, so nobody can refuse it. */
    account_proved: 'conflict',
  }),
  /** Another book has it: `{ field }`. Clients recognise it by this message, the specification's. */
  alreadyConfigured: literalError(
    'ledger.already_configured',
    'conflict',
    'This configuration already exists',
  ),
};
