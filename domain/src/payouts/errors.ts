import { defineErrors } from '../kernel/errors.ts';

export const payoutErrors = defineErrors('payouts', {
  not_found: 'not_found',
  /** Its lines are not worked out yet, or it was ordered, or there is nothing to pay. */
  wrong_state: 'conflict',
  /** The bank debited it after it had rejected it: a person settles that first. */
  debit_waits: 'conflict',
  /** Not one of those the agency named. */
  not_approver: 'forbidden',
  already_approved: 'conflict',
  /** Nobody keeps books for it: nothing is paid out here. */
  no_books: 'conflict',
  /** Not somebody who runs the agency's money. */
  wrong_approver: 'conflict',
  /** Somebody else asked for other approvers: an approver agrees to it or stops it first. */
  change_waits: 'conflict',
  /** All of it was credited already: `{ maximum }`, kroner. */
  too_much: 'conflict',
});
