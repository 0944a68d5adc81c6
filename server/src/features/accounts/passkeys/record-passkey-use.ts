import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { markPasskeyUsed, type KnownPasskey } from '../proofs/passkeys/store.ts';

/** A passkey that has answered its challenge. */
export interface Used {
  passkey: KnownPasskey;
  newCounter: number;
  isBackedUp: boolean;
}

export async function recordPasskeyUse(
  { tx, clock }: Work,
  { passkey: { id, counter }, newCounter, isBackedUp }: Used,
): Promise<void> {
  const isFirst = await markPasskeyUsed(tx, { id, counter, newCounter, isBackedUp }, clock.now());
  if (!isFirst) throw accountErrors.passkey_failed();
}
