import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { requireSessionOwner } from '../session-owner.ts';

/** Ends one of one's own sessions, or all but the one that asks. Returns how many were not over yet. */
export async function endMySessions(
  { tx, viewer, clock }: Work,
  { id }: { id: string | null },
): Promise<number> {
  const { id: accountId, sessionId } = requireSessionOwner(viewer);
  const which = id === null ? { accountId, except: sessionId } : { accountId, id };
  return endSessions(tx, which, clock.now());
}
