import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../../platform/work.ts';
import { prove } from '../../use-cases/prove.ts';
import { type Used, recordPasskeyUse } from '../record-passkey-use.ts';

/** Accepts a passkey as proof of the viewer's identity, if it is theirs. Throws `accounts.passkey_failed`. */
export async function proveByPasskey(work: Work, used: Used): Promise<void> {
  const { viewer } = work;
  if (viewer.kind !== 'account' || viewer.id !== used.passkey.accountId)
    throw accountErrors.passkey_failed();
  await recordPasskeyUse(work, used);
  await prove(work, 'passkey');
}
