import type { Device } from '@husvaer/domain/accounts/device';

import type { Work } from '../../../../platform/work.ts';
import { startSession, type LoggedIn } from '../../use-cases/start-session.ts';
import { type Used, recordPasskeyUse } from '../record-passkey-use.ts';

/** Logs in the owner of a passkey. Throws `accounts.passkey_failed` when it was used concurrently. */
export async function logInByPasskey(
  work: Work,
  { partnerId, device, ...used }: Used & { partnerId: string | null; device: Device },
): Promise<LoggedIn> {
  await recordPasskeyUse(work, used);
  const { accountId } = used.passkey;
  return startSession(work, { accountId, partnerId, by: 'passkey', device });
}
