import { defineErrors } from '../kernel/errors.ts';

export const signingErrors = defineErrors('signing', {
  /** Unknown, or another person's to sign. */
  not_found: 'not_found',
  /** Others must sign first. */
  not_your_turn: 'conflict',
  already_signed: 'conflict',
  /** A task on another page must be done first: `{ path }`. */
  errand_first: 'conflict',
  /** The order has ended: `{ status }`. */
  over: 'conflict',
  /** The confirmed person is not the owner of the account. */
  wrong_person: 'forbidden',
  /**
   * The document names the signer otherwise than their electronic identity does: its sender confirms first that
   * they are the same person, or corrects it.
   */
  name_differs: 'conflict',
  /** The document states another birth date of the signer than their electronic identity. */
  birth_date_differs: 'conflict',
  /** The document states another organisation number than the signer's account. */
  org_number_differs: 'conflict',
  /** Nobody confirms that another name in their own electronic identity is theirs. */
  own_name: 'forbidden',
  /** People under 18 can't sign alone (vergemålsloven § 9). */
  not_of_age: 'forbidden',
  /** A broker collects the signatures, and its recipients can't be changed. */
  elsewhere: 'conflict',
  /** The signer must give consent. */
  consent_required: 'invalid',
  /** No identity provider is configured: nothing can be signed here. */
  not_set_up: 'unavailable',
  /** The identity provider can't be reached, or the document is not the one that was sent. */
  unavailable: 'unavailable',
});
