import type { Device } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { accountPolicy } from '../policy.ts';
import { endSessions, findOpenSessions } from '../sessions/store.ts';
import { REFRESH_SECONDS, SESSION_SECONDS } from '../sessions/tokens.ts';

/** One of one's own sessions. */
export interface MySession extends Device {
  id: string;
  createdAt: Temporal.Instant;
  /** When its tokens were last made anew: within a quarter of an hour of its last use. */
  renewedAt: Temporal.Instant;
  /** Whether it is the one that asks. */
  isThis: boolean;
}

/** Where somebody is logged in: the session that asks, then the one last used. */
export async function getMySessions({ tx, viewer, clock }: ReadWork): Promise<MySession[]> {
  const { id: accountId, sessionId } = whoEnds(viewer);
  const now = clock.now();
  const since = now.subtract({ seconds: SESSION_SECONDS });
  const open = await findOpenSessions(tx, { accountId, since, now });
  return open
    .map(({ expiresAt, ...session }) => ({
      ...session,
      renewedAt: expiresAt.subtract({ seconds: REFRESH_SECONDS }),
      isThis: session.id === sessionId,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Ends one of one's own sessions, or all but the one that asks. Returns how many were not over yet. */
export async function endMySessions(
  { tx, viewer, clock }: Work,
  { id }: { id: string | null },
): Promise<number> {
  const { id: accountId, sessionId } = whoEnds(viewer);
  const which = id === null ? { accountId, except: sessionId } : { accountId, id };
  return endSessions(tx, which, clock.now());
}

function whoEnds(viewer: Viewer): AccountViewer {
  if (!accountPolicy.endSessions(viewer)) throw accountErrors.login_required();
  return viewer;
}
