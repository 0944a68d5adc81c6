import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { requireSessionOwner } from '../session-owner.ts';

/** Ends one of the viewer's sessions, or all but the current one. Returns how many were open. */
export async function endMySessions(
  { tx, viewer, clock }: Work,
  { id }: { id: string | null },
): Promise<number> {
  const { id: accountId, sessionId } = requireSessionOwner(viewer);
  const which = id === null ? { accountId, except: sessionId } : { accountId, id };
  return endSessions(tx, which, clock.now());
}
