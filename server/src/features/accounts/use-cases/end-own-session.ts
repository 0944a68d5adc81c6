import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';

/** Ends a session that its owner has left, or that another has replaced. */
export async function endOwnSession(
  { tx, clock }: Work,
  session: { id: string; accountId: string },
): Promise<void> {
  await endSessions(tx, session, clock.now());
}
