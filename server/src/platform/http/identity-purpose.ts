import type { Runner } from '../work.ts';

/** Somebody whom a provider of identities has just confirmed. */
export interface ConfirmedIdentity {
  issuer: string;
  /** The provider's word for the person: it never changes and says nothing by itself. */
  subject: string;
  name: string;
  /** ISO 8601; null where the provider does not say. */
  birthDate: string | null;
}

/** A browser that is back from the provider. */
export interface Arrival {
  /** Whatever went along, sealed, as it was given. */
  given: unknown;
  /** A path of the site it is on. */
  returnTo: string;
  ip: string;
  runner: Runner;
}

/** What somebody is led to the provider for. Each answers with the path the browser goes on to. */
export interface IdentityPurpose {
  name: string;
  confirmed(arrival: Arrival, who: ConfirmedIdentity): Promise<string>;
  /** Nobody was confirmed: they thought better of it, or something went wrong. */
  unconfirmed(arrival: Arrival, how: 'cancelled' | 'failed'): string;
}
