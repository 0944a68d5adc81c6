import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { changeAccount } from '../store.ts';

/** Blocks an account: its sessions end, and no new ones can begin. Callers check permission. */
export async function blockAccount(work: Work, accountId: string): Promise<void> {
  const now = work.clock.now();
  await changeAccount(work.tx, accountId, { blockedAt: now.toString() });
  await endSessions(work.tx, { accountId }, now);
  await work.emit({ name: 'accounts.blocked', payload: { accountId } });
}

/** Unblocks an account. Callers check permission. */
export const unblockAccount = (work: Work, accountId: string): Promise<void> =>
  changeAccount(work.tx, accountId, { blockedAt: null });
