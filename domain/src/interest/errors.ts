import { defineErrors } from '../kernel/errors.ts';

export const interestErrors = defineErrors('interest', {
  /** None, or somebody else's. */
  not_found: 'not_found',
  /** The home takes no forms: it is withdrawn, or nobody would answer. */
  not_open: 'conflict',
  /** Whoever answers for a home does not ask for it. */
  own_listing: 'conflict',
  /** What was wanted does not follow from how far the form has come: `{ state }`. */
  wrong_state: 'conflict',
  /** One viewing is of one home. */
  several_listings: 'conflict',
  /** No consent, no number, or nobody who may ask. */
  no_credit_check: 'conflict',
});
