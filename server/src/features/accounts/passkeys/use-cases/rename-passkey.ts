import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../../platform/work.ts';
import { savePasskeyName } from '../../proofs/passkeys/store.ts';
import { requirePasskeyOwner } from '../passkey-owner.ts';

/** Renames one of the viewer's passkeys. Throws `accounts.passkey_not_found`. */
export async function renamePasskey(
  { tx, viewer }: Work,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!(await savePasskeyName(tx, { id, name, accountId: requirePasskeyOwner(viewer).id })))
    throw accountErrors.passkey_not_found();
}
