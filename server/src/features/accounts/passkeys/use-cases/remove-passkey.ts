import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../../platform/work.ts';
import { deletePasskey } from '../../proofs/passkeys/store.ts';
import { requirePasskeyOwner } from '../passkey-owner.ts';

/**
 * Removes one of the viewer's passkeys and notifies them by mail, with links to `site`. Throws
 * `accounts.passkey_not_found`.
 */
export async function removePasskey(
  work: Work,
  { id, site }: { id: string; site: string },
): Promise<void> {
  const { id: accountId } = requirePasskeyOwner(work.viewer);
  if (!(await deletePasskey(work.tx, { id, accountId }))) throw accountErrors.passkey_not_found();
  await work.emit({ name: 'accounts.passkey_removed', payload: { accountId, site } });
}
