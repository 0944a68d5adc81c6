import type { Grant } from '@husvaer/domain/accounts/roles';
import type { ProofWay } from '@husvaer/domain/accounts/safeguards';

/** Who asks. A guest has no account. */
export type Viewer =
  | { readonly kind: 'guest' }
  /** The house itself: jobs, listeners and commands on the server. */
  | { readonly kind: 'system' }
  | PartnerViewer
  | AccountViewer;

/** A partner's own system, known by the key it calls with. */
export interface PartnerViewer {
  readonly kind: 'partner';
  readonly partnerId: string;
  readonly keyId: string;
  /** What people call the key: the system that has it. */
  readonly keyName: string;
  /** Who made it; null is an operator, or somebody who is gone. */
  readonly madeById: string | null;
  /** What the key was made for. */
  readonly scopes: readonly string[];
}

/** Somebody who has logged in. */
export interface AccountViewer {
  readonly kind: 'account';
  readonly id: string;
  readonly sessionId: string;
  /** The partner on whose site they logged in. */
  readonly partnerId: string | null;
  readonly grants: readonly Grant[];
  /** Grants for partners that take a stronger proof than the session has, and the ways to give it. */
  readonly withheld?: { readonly grants: readonly Grant[]; readonly ways: readonly ProofWay[] };
}

/** The person behind a call: whoever logged in, or made the key. Null where nobody knows of one. */
export function personBehind(viewer: Viewer): string | null {
  if (viewer.kind === 'account') return viewer.id;
  return viewer.kind === 'partner' ? viewer.madeById : null;
}

export const GUEST: Viewer = { kind: 'guest' };
export const SYSTEM: Viewer = { kind: 'system' };
