import type { Device } from '@husvaer/domain/accounts/device';

import type { ReadWork } from '../../../platform/work.ts';
import { findOpenSessions } from '../sessions/store.ts';
import { REFRESH_SECONDS, SESSION_SECONDS } from '../sessions/tokens.ts';
import { requireSessionOwner } from '../session-owner.ts';

/** One of the viewer's sessions. */
export interface MySession extends Device {
  id: string;
  createdAt: Temporal.Instant;
  /** When its tokens were last renewed: within 15 minutes of its last use. */
  renewedAt: Temporal.Instant;
  /** Whether it is the current session. */
  isThis: boolean;
}

/** The viewer's open sessions: the current one, then the last used. */
export async function getMySessions({ tx, viewer, clock }: ReadWork): Promise<MySession[]> {
  const { id: accountId, sessionId } = requireSessionOwner(viewer);
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
