import type { Grant } from '@husvaer/domain/accounts/roles';
import type { ProofMethod } from '@husvaer/domain/accounts/safeguards';

/** The caller. A guest has no account. */
export type Viewer =
  | { readonly kind: 'guest' }
  /** The server itself: jobs, listeners and console commands. */
  | { readonly kind: 'system' }
  | PartnerViewer
  | AccountViewer;

/** A partner's system, identified by its API key. */
export interface PartnerViewer {
  readonly kind: 'partner';
  readonly partnerId: string;
  readonly keyId: string;
  /** The key's name, which users give it: the system that has it. */
  readonly keyName: string;
  /** The account that created it; null for an operator or a deleted account. */
  readonly madeById: string | null;
  /** The scopes of the key. */
  readonly scopes: readonly string[];
}

/** A logged-in user. */
export interface AccountViewer {
  readonly kind: 'account';
  readonly id: string;
  readonly sessionId: string;
  /** The partner on whose site they logged in. */
  readonly partnerId: string | null;
  readonly grants: readonly Grant[];
  /** Grants for partners that require a stronger proof than the session has, and the methods of proof. */
  readonly withheld?: {
    readonly grants: readonly Grant[];
    readonly methods: readonly ProofMethod[];
  };
}

/**
 * The account of the person behind a call: the logged-in user, or the creator of the key. Null when unknown.
 */
export function accountIdOf(viewer: Viewer): string | null {
  if (viewer.kind === 'account') return viewer.id;
  return viewer.kind === 'partner' ? viewer.madeById : null;
}

export const GUEST: Viewer = { kind: 'guest' };
export const SYSTEM: Viewer = { kind: 'system' };
