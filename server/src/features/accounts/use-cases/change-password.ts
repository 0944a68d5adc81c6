import type { Work } from '../../../platform/work.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';
import { setPassword } from './reset-password.ts';

/** Changes the password of a person who has entered the old one, and begins a new session. */
export async function changePassword(
  work: Work,
  said: Start & { passwordHash: string; site: string },
): Promise<LoggedIn> {
  await setPassword(work, said);
  return startSession(work, { ...said, by: 'password' });
}
