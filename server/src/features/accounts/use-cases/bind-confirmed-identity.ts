import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import type { NamedIdentity } from '../identity/store.ts';
import { accountPolicy } from '../policy.ts';
import { prove } from './prove.ts';
import { recordIdentity } from './record-identity.ts';

/**
 * Binds a confirmed identity to the logged-in account, and mails its owner, with links to `site`. It proves the
 * session. Throws
 * `accounts.identity_taken` when it is another account's, or they have another identity.
 */
export async function bindConfirmedIdentity(
  work: Work,
  { identity, site }: { identity: NamedIdentity; site: string },
): Promise<void> {
  const { viewer } = work;
  if (!accountPolicy.bindIdentity(viewer)) throw accountErrors.login_required();
  const outcome = await recordIdentity(work, viewer.id, identity);
  if (outcome === 'taken') throw accountErrors.identity_taken();
  await prove(work, 'identity');
  if (outcome === 'bound')
    await work.emit({ name: 'accounts.identity_bound', payload: { accountId: viewer.id, site } });
}
