import type { Device } from '@husvaer/domain/accounts/device';

import type { Work } from '../../../../platform/work.ts';
import { startSession, type LoggedIn } from '../../use-cases/start-session.ts';
import { type Used, noteUsed } from '../note-used.ts';

/** Logs in whoever a passkey belongs to. Throws `accounts.passkey_failed` when it was used meanwhile. */
export async function logInByPasskey(
  work: Work,
  { partnerId, device, ...used }: Used & { partnerId: string | null; device: Device },
): Promise<LoggedIn> {
  await noteUsed(work, used);
  const { accountId } = used.passkey;
  return startSession(work, { accountId, partnerId, by: 'passkey', device });
}
