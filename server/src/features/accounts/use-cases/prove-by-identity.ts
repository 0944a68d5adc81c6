import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { findIdentity, type Identity } from '../identity/store.ts';
import { prove } from './prove.ts';

/** Accepts a confirmed identity as proof, if it is the viewer's own. Throws `accounts.identity_failed`. */
export async function proveByIdentity(work: Work, identity: Identity): Promise<void> {
  const { viewer, tx } = work;
  const isOwn = viewer.kind === 'account' && (await findIdentity(tx, identity)) === viewer.id;
  if (!isOwn) throw accountErrors.identity_failed();
  await prove(work, 'identity');
}
