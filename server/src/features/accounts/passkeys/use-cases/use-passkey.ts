import type { Device } from '@husvaer/domain/accounts/device';
import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../../platform/work.ts';
import { prove } from '../../use-cases/prove.ts';
import { startSession, type LoggedIn } from '../../use-cases/start-session.ts';
import { markPasskeyUsed, type KnownPasskey } from '../../proofs/passkeys/store.ts';

/** A passkey that has answered what it was asked. */
export interface Used {
  passkey: KnownPasskey;
  newCounter: number;
  isBackedUp: boolean;
}

/** Logs in whoever a passkey belongs to. Throws `accounts.passkey_failed` when it was used meanwhile. */
export async function logInByPasskey(
  work: Work,
  { partnerId, device, ...used }: Used & { partnerId: string | null; device: Device },
): Promise<LoggedIn> {
  await noteUsed(work, used);
  const { accountId } = used.passkey;
  return startSession(work, { accountId, partnerId, by: 'passkey', device });
}

/** Takes a passkey for a proof of who asks, where it is theirs. Throws `accounts.passkey_failed`. */
export async function proveByPasskey(work: Work, used: Used): Promise<void> {
  const { viewer } = work;
  if (viewer.kind !== 'account' || viewer.id !== used.passkey.accountId)
    throw accountErrors.passkey_failed();
  await noteUsed(work, used);
  await prove(work, 'passkey');
}

async function noteUsed(
  { tx, clock }: Work,
  { passkey: { id, counter }, newCounter, isBackedUp }: Used,
): Promise<void> {
  const isFirst = await markPasskeyUsed(tx, { id, counter, newCounter, isBackedUp }, clock.now());
  if (!isFirst) throw accountErrors.passkey_failed();
}
