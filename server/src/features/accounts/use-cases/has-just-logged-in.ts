import type { ReadWork } from '../../../platform/work.ts';
import { findSession } from '../sessions/store.ts';

/** How long somebody has just logged in. */
const JUST_NOW = { minutes: 10 };

/** Whether a session is so new that whoever is in it has shown just now who they are. */
export async function hasJustLoggedIn(
  { tx, clock }: ReadWork,
  sessionId: string,
): Promise<boolean> {
  const session = await findSession(tx, sessionId);
  if (!session) return false;
  return Temporal.Instant.compare(session.createdAt.add(JUST_NOW), clock.now()) >= 0;
}
