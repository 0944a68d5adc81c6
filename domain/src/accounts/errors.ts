import { literalError, type ErrorKind } from '../kernel/errors.ts';

const literal = <const Name extends string>(name: Name, kind: ErrorKind, message: string) =>
  literalError(`accounts.${name}`, kind, message);

export const accountErrors = {
  invalid_credentials: literal('invalid_credentials', 'unauthenticated', 'Invalid credentials'),
  no_password: literal('no_password', 'conflict', 'User has no password set'),
  not_verified: literal('not_verified', 'forbidden', 'User not verified'),
  not_found: literal('not_found', 'not_found', 'User not found'),
  email_taken: literal('email_taken', 'conflict', 'This e-mail already exists'),
  /** The account has this e-mail already. */
  same_email: literal('same_email', 'conflict', 'This is your e-mail already'),
  /**
   * Wrong, used, expired, or tried too often: the error does not say which, so that guessing reveals nothing.
   */
  wrong_code: literal('wrong_code', 'invalid', 'Please enter valid code'),
  /** A person with a social login must first state their birth date and agree to the terms. */
  about_you_needed: literal('about_you_needed', 'invalid', 'Birth date and consent needed'),
  wrong_password: literal('wrong_password', 'invalid', 'Incorrect old password'),
  /** The operation needs a fresh proof of the user, in one of `ways` (`ProofMethod`). */
  fresh_proof_needed: literal('fresh_proof_needed', 'forbidden', 'Fresh proof needed'),
  /** Unknown, of another site, answered before, or with a lower counter: the error does not say which. */
  passkey_failed: literal('passkey_failed', 'unauthenticated', 'Passkey not accepted'),
  passkey_not_found: literal('passkey_not_found', 'not_found', 'Passkey not found'),
  /** The maximum number of passkeys of an account: `{ maximum }`. */
  too_many_passkeys: literal('too_many_passkeys', 'conflict', 'Too many passkeys'),
  link_expired: literal('link_expired', 'gone', 'link too old or moved'),
  invalid_invitation: literal('invalid_invitation', 'gone', 'Invalid token'),
  login_required: literal('login_required', 'unauthenticated', 'Login required'),
  /** The token has expired: clients with a refresh token retry with a new one. */
  token_expired: literal('token_expired', 'forbidden', 'Access denied'),
  no_access_token: literal('no_access_token', 'unauthenticated', 'No access token found'),
  /** Forged, of an ended session, or from another installation. */
  token_invalid: literal('token_invalid', 'unauthenticated', 'Unauthorized'),
  /** The account of a session is deleted. */
  session_lost: literal('session_lost', 'unauthenticated', 'Cannot read property id of null'),
  /** Staff have blocked the account; a mail gave the reasons. */
  blocked: literal('blocked', 'forbidden', 'account_blocked'),
  deactivated: literal('deactivated', 'unauthenticated', 'account_deactivated'),
  lease_active: literal('lease_active', 'conflict', 'active lease blocks deactivation'),
  identification_taken: literal(
    'identification_taken',
    'conflict',
    'This identification number already exists',
  ),
  social_failed: literal('social_failed', 'unauthenticated', 'Facebook authentication failed'),
  social_unavailable: literal('social_unavailable', 'unavailable', 'Internal server error'),
  identity_failed: literal('identity_failed', 'unauthenticated', 'Unauthorized'),
  /** The identity is bound to another account, or the account has another identity. */
  identity_taken: literal('identity_taken', 'conflict', 'This configuration already exists'),
} as const;
