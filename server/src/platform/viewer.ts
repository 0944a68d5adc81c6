import type { Grant } from '@husvaer/domain/accounts/roles';

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
}

export const GUEST: Viewer = { kind: 'guest' };
export const SYSTEM: Viewer = { kind: 'system' };
