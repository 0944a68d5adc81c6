import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { bindIdentity, findIdentity, type NamedIdentity } from '../identity/store.ts';
import { accountPolicy } from '../policy.ts';

/**
 * Binds a confirmed identity to the logged-in account, and mails its owner, with links to `site`. Throws
 * `accounts.identity_taken` when it is another account's, or they have another identity.
 */
export async function bindConfirmedIdentity(
  work: Work,
  { identity, site }: { identity: NamedIdentity; site: string },
): Promise<void> {
  const { viewer, tx, clock } = work;
  if (!accountPolicy.bindIdentity(viewer)) throw accountErrors.login_required();
  const isNew = await bindIdentity(tx, { ...identity, accountId: viewer.id }, clock.now());
  if (isNew)
    await work.emit({ name: 'accounts.identity_bound', payload: { accountId: viewer.id, site } });
  else if ((await findIdentity(tx, identity)) !== viewer.id) throw accountErrors.identity_taken();
}
