import type { Work } from '../../../platform/work.ts';
import { startSession, type LoggedIn, type Start } from './start-session.ts';
import { setPassword } from './reset-password.ts';

/** Changes the password of a person who has entered the old one, and begins a new session. */
export async function changePassword(
  work: Work,
  input: Start & { passwordHash: string; site: string },
): Promise<LoggedIn> {
  await setPassword(work, input);
  return startSession(work, { ...input, by: 'password' });
}
