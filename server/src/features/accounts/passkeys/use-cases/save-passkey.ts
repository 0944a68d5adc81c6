import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../../platform/work.ts';
import { addPasskey, type KnownPasskey, type Passkey } from '../../proofs/passkeys/store.ts';
import { requirePasskeyOwner } from '../passkey-owner.ts';
import { requirePasskeyCapacity } from './require-passkey-capacity.ts';

/**
 * Stores a new passkey and notifies its owner by mail, with links to `site`. Throws
 * `accounts.too_many_passkeys`, and `accounts.passkey_failed` for one that exists already.
 */
export async function savePasskey(
  work: Work,
  {
    site,
    ...made
  }: Omit<KnownPasskey, keyof Passkey | 'accountId'> &
    Pick<Passkey, 'name' | 'isBackedUp'> & { site: string },
): Promise<Passkey> {
  const { tx, viewer, clock, newId } = work;
  const { id: accountId } = requirePasskeyOwner(viewer);
  await requirePasskeyCapacity(work);
  const passkey = { ...made, id: newId(), accountId, createdAt: clock.now(), usedAt: null };
  if (!(await addPasskey(tx, passkey))) throw accountErrors.passkey_failed();
  await work.emit({ name: 'accounts.passkey_added', payload: { accountId, site } });
  return passkey;
}
