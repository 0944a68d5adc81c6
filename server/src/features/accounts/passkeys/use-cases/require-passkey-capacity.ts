import { accountErrors } from '@husvaer/domain/accounts/errors';
import { PASSKEYS_MAX } from '@husvaer/domain/accounts/passkeys';

import type { ReadWork } from '../../../../platform/work.ts';
import type { KnownPasskey } from '../../proofs/passkeys/store.ts';
import { getMyPasskeys } from './get-my-passkeys.ts';

/** The viewer's passkeys, if another may be added. Throws `accounts.too_many_passkeys`. */
export async function requirePasskeyCapacity(work: ReadWork): Promise<KnownPasskey[]> {
  const known = await getMyPasskeys(work);
  if (known.length >= PASSKEYS_MAX)
    throw accountErrors.too_many_passkeys({ maximum: PASSKEYS_MAX });
  return known;
}
