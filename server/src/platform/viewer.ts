/** Who asks. A guest has no account. */
export type Viewer =
  | { readonly kind: 'guest' }
  /** The house itself: jobs, listeners and commands on the server. */
  | { readonly kind: 'system' };

export const GUEST: Viewer = { kind: 'guest' };
export const SYSTEM: Viewer = { kind: 'system' };
