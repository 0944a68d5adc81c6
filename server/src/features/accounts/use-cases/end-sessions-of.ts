import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { findLogin } from '../store.ts';

/** Ends all sessions of somebody, or without an e-mail everybody's. Returns how many; null where nobody has the e-mail. */
export async function endSessionsOf(
  { tx, clock }: Work,
  { email }: { email: string | null },
): Promise<number | null> {
  if (email === null) return endSessions(tx, 'everybody', clock.now());
  const account = await findLogin(tx, { email });
  return account ? endSessions(tx, { accountId: account.id }, clock.now()) : null;
}
