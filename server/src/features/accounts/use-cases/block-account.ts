import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { changeAccount } from '../store.ts';

/** Closes somebody's account to them: their sessions end, and nobody begins another. Nobody is asked whether they may. */
export async function blockAccount(work: Work, accountId: string): Promise<void> {
  const now = work.clock.now();
  await changeAccount(work.tx, accountId, { blocked_at: now.toString() });
  await endSessions(work.tx, { accountId }, now);
  await work.emit({ name: 'accounts.blocked', payload: { accountId } });
}

/** Lets somebody who was blocked log in again. Nobody is asked whether they may. */
export const unblockAccount = (work: Work, accountId: string): Promise<void> =>
  changeAccount(work.tx, accountId, { blocked_at: null });
