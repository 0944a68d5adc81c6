import { defineErrors } from '../kernel/errors.ts';

export const interestErrors = defineErrors('interest', {
  /** Unknown, or another's. */
  not_found: 'not_found',
  /** The home accepts no forms: it is withdrawn, or has no contact person. */
  not_open: 'conflict',
  /** A home's contact person can't apply for it. */
  own_listing: 'conflict',
  /** The transition is not allowed from the form's present state: `{ state }`. */
  wrong_state: 'conflict',
  /** A viewing is of one home only. */
  several_listings: 'conflict',
  /** Consent or number is missing, or no one may request the check. */
  no_credit_check: 'conflict',
});
