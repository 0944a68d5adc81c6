import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { changeAccount } from '../store.ts';
import { mayLeave } from '../may-leave.ts';

/**
 * Deactivates an account until its owner logs in again, and mails them, with links to `site`. Throws
 * `accounts.lease_active`.
 */
export async function deactivateAccount(
  work: Work,
  { accountId, site }: { accountId: string; site: string },
): Promise<void> {
  await mayLeave(work, accountId);
  const now = work.clock.now();
  await changeAccount(work.tx, accountId, { deactivatedAt: now.toString() });
  await endSessions(work.tx, { accountId }, now);
  await work.emit({ name: 'accounts.deactivated', payload: { accountId, site } });
}
