import { defineErrors } from '../kernel/errors.ts';

export const signingErrors = defineErrors('signing', {
  /** None, or somebody else's to sign. */
  not_found: 'not_found',
  /** Others sign first. */
  not_your_turn: 'conflict',
  already_signed: 'conflict',
  /** Something comes before signing, on another page: `{ path }`. */
  errand_first: 'conflict',
  /** Nobody signs any more: `{ status }`. */
  over: 'conflict',
  /** Whoever was confirmed is not whose account this is. */
  wrong_person: 'forbidden',
  /** Whoever is under 18 does not sign alone (vergemålsloven § 9). */
  not_of_age: 'forbidden',
  /** A broker has it signed, and keeps to whom it was sent. */
  elsewhere: 'conflict',
  /** Nobody signs without saying so. */
  consent_required: 'invalid',
  /** Whoever confirms identities can't be reached, or the document is not what was sent. */
  unavailable: 'unavailable',
});
