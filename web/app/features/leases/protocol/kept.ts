import type { ProtocolKind } from '@husvaer/domain/leases/protocol';

import type { Answers } from './answers.ts';

/** Whose words on which protocol. */
export interface Whose {
  me: string;
  leaseId: string;
  kind: ProtocolKind;
}

/** What somebody has begun to write, and the version that they began from. */
export interface Kept {
  version: number;
  answers: Answers;
}

// Of the tab alone: others may sit at the same computer tomorrow.
const keyOf = ({ me, leaseId, kind }: Whose) => `protocol:${me}:${leaseId}:${kind}`;

/** What was written of a protocol in this tab; null when nothing. */
export function keptAnswers(whose: Whose): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(whose)) ?? 'null') as Kept | null;
  } catch {
    // A browser that keeps nothing begins anew.
    return null;
  }
}

/** Keeps what is typed until it is saved; null forgets it. */
export function keepAnswers(whose: Whose, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(whose), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(whose));
  } catch {
    // It is there until the page is left.
  }
}
