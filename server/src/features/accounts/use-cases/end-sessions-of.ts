import type { Work } from '../../../platform/work.ts';
import { endSessions } from '../sessions/store.ts';
import { findLogin } from '../store.ts';

/**
 * Ends all sessions of a person, or everyone's without an e-mail. Returns the number; null when no account
 * has the e-mail.
 */
export async function endSessionsOf(
  { tx, clock }: Work,
  { email }: { email: string | null },
): Promise<number | null> {
  if (email === null) return endSessions(tx, 'everybody', clock.now());
  const account = await findLogin(tx, { email });
  return account ? endSessions(tx, { accountId: account.id }, clock.now()) : null;
}
