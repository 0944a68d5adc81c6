import { ACTORS, LOGGED_IN, WITHOUT_TOKEN, type Actor, type ActorName } from '../actors.ts';
import type { FullScenario } from '../full-scenario.ts';

/** Actors who may. Invalid tokens are refused wherever a token is read, also where guests may. */
export const EVERYBODY: readonly ActorName[] = [...WITHOUT_TOKEN, ...LOGGED_IN];
export const SOMEBODY: readonly ActorName[] = LOGGED_IN;
export const AGENT: readonly ActorName[] = ['agent'];
/** Who may read the books. */
export const READER: readonly ActorName[] = ['agent', 'auditor'];
export const OPERATOR: readonly ActorName[] = ['operator'];
export const PARTNER_KEY: readonly ActorName[] = ['partnerKey'];
/** Each partner's own, and those of the home's partner. */
export const OWN_KEY: readonly ActorName[] = ['partnerKey', 'otherKey'];
export const LISTINGS_KEY: readonly ActorName[] = ['partnerKey', 'listingsKey'];
/** Where no token is read. */
export const ANYTHING: readonly ActorName[] = ACTORS;

export interface Row {
  by: readonly ActorName[];
  /** Variables, or a body. */
  with?: (scenario: FullScenario, actor: Actor) => unknown;
  /** Path parameters other than those of the scenario. */
  path?: (scenario: FullScenario) => Record<string, string> | Promise<Record<string, string>>;
  /** A file that a form sends in place of a body. */
  file?: () => Uint8Array | Promise<Uint8Array>;
  /** The query of a URL: `?year=2026`. */
  query?: (scenario: FullScenario) => string | Promise<string>;
}

export interface Operation extends Row {
  call: string;
}
