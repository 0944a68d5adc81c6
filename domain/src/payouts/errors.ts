import { defineErrors } from '../kernel/errors.ts';

export const payoutErrors = defineErrors('payouts', {
  not_found: 'not_found',
  /** Its lines are not calculated yet, it was ordered already, or there is nothing to pay. */
  wrong_state: 'conflict',
  /** The bank debited it after rejecting it: a person must settle that first. */
  debit_waits: 'conflict',
  /** Not one of the approvers the agency named. */
  not_approver: 'forbidden',
  already_approved: 'conflict',
  /** What the person approves or agrees to was changed after they had read it. */
  changed: 'conflict',
  /** The landlord has named no account: an approval covers the account too. */
  no_account: 'conflict',
  /** The account to pay out to is, was or will be a client account of books here. */
  account_of_books: 'conflict',
  /** There are no books for it: nothing is paid out here. */
  no_books: 'conflict',
  /** Not a person who manages the agency's money. */
  wrong_approver: 'conflict',
  /** Another person requested other approvers: an approver must accept or stop that first. */
  change_waits: 'conflict',
  /** Everything was credited already: `{ maximum }`, kroner. */
  too_much: 'conflict',
});
