import type { Runner } from '../work.ts';

/** A user whom an identity provider has just confirmed. */
export interface ConfirmedIdentity {
  issuer: string;
  /** The provider's id of the person: it never changes and has no meaning by itself. */
  subject: string;
  name: string;
  /** ISO 8601; null when the provider does not state it. */
  birthDate: string | null;
}

/** A browser that has returned from the provider. */
interface Arrival {
  /** The state that was sent along, sealed, as it was given. */
  given: unknown;
  /** A path of the current site. */
  returnTo: string;
  ip: string;
  runner: Runner;
}

/**
 * A reason to send a user to the identity provider. Each handler returns the path the browser continues to.
 */
export interface IdentityPurpose {
  name: string;
  confirmed(arrival: Arrival, who: ConfirmedIdentity): Promise<string>;
  /** No one was confirmed: the user cancelled, or something failed. */
  unconfirmed(arrival: Arrival, how: 'cancelled' | 'failed'): string;
}
